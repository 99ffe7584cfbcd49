import type { AdminList } from '@pinline/chassis/http/admin-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'

/** True if one of the texts contains the search text, or if the search text is empty. */
export const mentions = (sought: string | undefined, texts: readonly string[]): boolean => {
  const plain = sought?.toLowerCase() ?? ''
  return plain === '' || texts.some((text) => text.toLowerCase().includes(plain))
}

/** One page of rows: in their own order, or sorted by the field in the request. */
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
