import type { AdminList } from '@pinline/chassis/http/admin-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'

/** Whether one of the texts holds what is sought; everything holds nothing. */
export const mentions = (sought: string | undefined, texts: readonly string[]): boolean => {
  const plain = sought?.toLowerCase() ?? ''
  return plain === '' || texts.some((text) => text.toLowerCase().includes(plain))
}

/** Rows that come in their own order, sorted by another field where that is asked for, and the page of them. */
export const listed = <Row extends { readonly id: string; readonly title: string }>(
  rows: readonly Row[],
  { ids, sort, range }: Pick<AdminList<unknown>, 'ids' | 'sort' | 'range'>,
  { language }: RequestContext,
) => {
  const chosen = ids === undefined ? rows : rows.filter(({ id }) => ids.includes(id))
  const collator = new Intl.Collator(language.replace('_', '-'), { numeric: true })
  const figure = (row: Row): unknown => Reflect.get(row, sort.field)
  const ascending =
    sort.field === 'title'
      ? chosen.toSorted((a, b) => collator.compare(a.title, b.title))
      : sort.field === 'count'
        ? chosen.toSorted((a, b) => Number(figure(a)) - Number(figure(b)))
        : chosen
  const sorted = sort.order === 'ASC' ? ascending : ascending.toReversed()
  return { rows: sorted.slice(range[0], range[1] + 1), total: sorted.length }
}
