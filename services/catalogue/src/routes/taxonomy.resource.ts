import { type AdminList, type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { attributesResource } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { categoriesResource } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { attributesInOrder, categoriesInOrder } from '../domain/taxonomy/category-tree.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'
import { attributeRowOf, categoryRowOf } from '../taxonomy/taxonomy-rows.ts'

const waitsFor = [taxonomyProjection]

const mentions = (sought: string | undefined, texts: readonly string[]): boolean => {
  const plain = sought?.toLowerCase() ?? ''
  return plain === '' || texts.some((text) => text.toLowerCase().includes(plain))
}

/** Rows that come in their own order, sorted by another field where that is asked for, and the page of them. */
const listed = <Row extends { readonly id: string; readonly title: string }>(
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

export const categoriesResourceRoute = ({ live, taxonomy }: CatalogueDeps): AdminRoute => {
  const presenter = async ({ language, positions }: RequestContext) => {
    await Promise.all([taxonomy.catchUp(positions), live.catchUp(positions)])
    const countIn = (categoryId: string) => live.index.countIn(categoryId)
    return (category: (typeof taxonomy.now.categories)[string]) =>
      categoryRowOf(taxonomy.now, category, { language, countIn })
  }
  return adminRoute(
    categoriesResource,
    {
      list: async (request, context) => {
        const { q, parentId, attributeId } = request.filter
        const present = await presenter(context)
        const rows = categoriesInOrder(taxonomy.now)
          .filter((one) => parentId === undefined || one.parentId === parentId)
          .filter((one) => attributeId === undefined || one.attributeIds.some((id) => id === attributeId))
          .filter(({ categoryId, titles }) => mentions(q, [categoryId, ...Object.values(titles)]))
        return listed(rows.map(present), request, context)
      },
      one: async (id, context) => {
        const present = await presenter(context)
        const category = taxonomy.now.categories[id]
        return category === undefined ? undefined : present(category)
      },
    },
    { waitsFor },
  )
}

export const attributesResourceRoute = ({ taxonomy }: CatalogueDeps): AdminRoute =>
  adminRoute(
    attributesResource,
    {
      list: async (request, context) => {
        await taxonomy.catchUp(context.positions)
        const { q, type, group, categoryId } = request.filter
        const state = taxonomy.now
        const ofCategory = categoryId === undefined ? undefined : (state.categories[categoryId]?.attributeIds ?? [])
        const rows = attributesInOrder(state)
          .filter((one) => ofCategory === undefined || ofCategory.includes(one.attributeId))
          .filter((one) => type === undefined || one.type === type)
          .filter((one) => group === undefined || one.group === group)
          .filter(({ attributeId, titles }) => mentions(q, [attributeId, ...Object.values(titles)]))
        return listed(
          rows.map((attribute) => attributeRowOf(state, attribute, context.language)),
          request,
          context,
        )
      },
      one: async (id, context) => {
        await taxonomy.catchUp(context.positions)
        const attribute = taxonomy.now.attributes[id]
        return attribute === undefined ? undefined : attributeRowOf(taxonomy.now, attribute, context.language)
      },
    },
    { waitsFor },
  )
