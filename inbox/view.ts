import { statusFilters, views } from '#schema/api/inbox.ts';

export interface Filter {
  /** '' lists everything but the trash. */
  status: (typeof statusFilters)[number] | '';
  /** What needs doing, across statuses. '' doesn't filter. */
  view: (typeof views)[number] | '';
  /** The text to search for. */
  q: string;
}

/** What the inbox shows, as kept in the URL. */
export interface View extends Filter {
  /** The open request, or ''. */
  id: string;
}

export const firstView: View = { status: 'not-spam', view: '', q: '', id: '' };

export function parseView(search: string): View {
  const params = new URLSearchParams(search);
  return {
    status: statusFilters.find((status) => status === params.get('status')) ?? firstView.status,
    view: views.find((view) => view === params.get('view')) ?? firstView.view,
    q: (params.get('q') ?? '').trim().slice(0, 200),
    id: params.get('id') ?? '',
  };
}

/** '/inbox?status=new&id=…', without what equals the first view. */
export function urlOf({ status, view, q, id }: View): string {
  const query = new URLSearchParams({
    ...(status !== firstView.status && { status }),
    ...(view && { view }),
    ...(q && { q }),
    ...(id && { id }),
  }).toString();
  return query ? `/inbox?${query}` : '/inbox';
}
