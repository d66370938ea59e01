import { serviceLabels } from './estimate-request.ts';

const labels = new Map<string, string>(Object.entries(serviceLabels));

/** Stored requests can have services that we no longer offer. Those show as they are. */
export function serviceLabel(service: string): string {
  return labels.get(service) ?? service;
}
