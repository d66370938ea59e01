/** How the business hears of a request, in the order in which they're tried. worker/notify/notify.ts has what each needs and does. */
export const notificationChannels = ['mail', 'webhook'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
