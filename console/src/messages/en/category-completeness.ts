/** How complete the data of parts are. */
export const categoryCompleteness = {
  name: 'Completeness by category',
  short: 'Completeness',
  fields: {
    title: 'Category',
    products: 'Parts',
    percent: 'Complete',
    incomplete: 'Incomplete parts',
    attribute: 'Attributes',
    name: 'Names',
    datasheet: 'Datasheet',
    drawing: 'Drawing',
    price: 'Price',
    weight: 'Weighed weight',
  },
  filters: { incomplete: 'With incomplete parts', missing: 'Missing' },
  name_in: 'Name in %{language}',
  nothing_missing: 'Nothing is missing',
  percent: '%{percent}% complete',
  parts_without: '%{kind}: %{smart_count} part |||| %{kind}: %{smart_count} parts',
}
