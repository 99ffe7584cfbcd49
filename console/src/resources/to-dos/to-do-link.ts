import type { ToDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'

/** The list of what waits for a language. */
const translationsFilter = (language: string): string =>
  new URLSearchParams({ filter: JSON.stringify({ language, languageState: ['missing', 'outdated'] }) }).toString()

/** Where the work of a to-do is done. */
export const toDoLink = ({ resource, recordId }: Pick<ToDoRow, 'resource' | 'recordId'>): string => {
  switch (resource) {
    case 'orders':
      return `/orders/${recordId}/show`
    case 'after-sales':
      return `/after-sales/${recordId}/show`
    case 'quotations':
      return `/quotations/${recordId}/show`
    case 'forms':
      return `/forms/${recordId}/show`
    case 'products':
      return `/products/${recordId}/show`
    case 'content':
      return `/content/translations?${translationsFilter(recordId)}`
    case 'webhook-endpoints':
      return `/webhook-endpoints/${recordId}/show`
    case 'buyers':
      return `/buyers/${recordId}/show`
    case 'to-dos':
      return `/to-dos/${recordId}/show`
    case 'operations':
      return '/operations'
    default:
      return resource satisfies never
  }
}
