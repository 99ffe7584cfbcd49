import type { ToDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'

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
    case 'operations':
      return '/operations'
    default: {
      const missing: never = resource
      return missing
    }
  }
}
