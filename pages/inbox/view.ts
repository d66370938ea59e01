/** What is being looked at, kept in the address. */
import { statusFilters } from '../../schema/inbox.ts';

/** '' lists everything, spam included. */
type StatusFilter = (typeof statusFilters)[number] | '';

export interface Filter {
  status: StatusFilter;
  /** Text that is looked for. */
  q: string;
}

export interface View extends Filter {
  /** Cursor of the page; '' is the newest. */
  after: string;
  /** The request that is open; '' where none is. */
  id: string;
}

export const firstView: View = { status: 'not-spam', q: '', after: '', id: '' };

export function viewOf(search: string): View {
  const params = new URLSearchParams(search);
  return {
    status: statusFilters.find((status) => status === params.get('status')) ?? firstView.status,
    q: (params.get('q') ?? '').trim().slice(0, 200),
    after: params.get('after') ?? '',
    id: params.get('id') ?? '',
  };
}

/** '/inbox?status=new&id=…'; what is as at first is left out. */
export function addressOf({ status, q, after, id }: View): string {
  const params = new URLSearchParams({
    ...(status !== firstView.status && { status }),
    ...(q && { q }),
    ...(after && { after }),
    ...(id && { id }),
  });
  return `/inbox${params.size > 0 ? `?${params}` : ''}`;
}

export function sameFilter(a: Filter, b: Filter): boolean {
  return a.status === b.status && a.q === b.q;
}
