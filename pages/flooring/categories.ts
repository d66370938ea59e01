import type { Language } from '#schema/rules/language.ts';
import { floorKinds } from '#site/read/floor-kinds.ts';

/** The categories of the catalog: those kinds of floors that have one. */
export function categoriesIn(language: Language) {
  return floorKinds[language].kinds.flatMap(({ catalog, service, form }) =>
    catalog
      ? [
          {
            ...catalog,
            /** Where 'Learn More' leads. */
            page: service ? `/services/${service}` : '/services',
            /** The form's choice. */
            service: form?.value,
          },
        ]
      : [],
  );
}
