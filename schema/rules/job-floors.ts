/** What a job is about. */
export const jobFloors = ['hardwood', 'engineered', 'lvp', 'laminate', 'tile', 'carpet', 'refinishing', 'other'] as const;
