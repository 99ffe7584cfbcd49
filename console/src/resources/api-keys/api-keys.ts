import { lazyPart } from '../../layout/lazy-part.ts'

/** Keys with which programs call the API. Changes are named commands on a row. */
export const apiKeys = {
  name: 'api-keys',
  list: lazyPart(async () => ({ default: (await import('./api-key-list.tsx')).ApiKeyList })),
  recordRepresentation: 'name',
}
