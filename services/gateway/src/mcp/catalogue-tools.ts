import type { InputOf } from '@pinline/contracts/api/call'
import { cleanedText } from '@pinline/contracts/api/text'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts, productSort } from '@pinline/contracts/catalogue/product/list-products'
import { listProductsByIds } from '@pinline/contracts/catalogue/product/list-products-by-ids'
import { stockStatus } from '@pinline/contracts/catalogue/product/product-row'
import { maxKeywordLength } from '@pinline/contracts/catalogue/search/keyword-length'
import { matchLines } from '@pinline/contracts/catalogue/search/match-lines'
import type { Category } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { gender, lifecycle, mounting, orientation } from '@pinline/events/catalogue/connector-part'
import { productId, slug } from '@pinline/events/ids'
import { z } from 'zod'
import { amount, attributesOf, moneyOf, partRecord, partRecordOf, partRow, partRowOf, priceOf } from './part-rows.ts'
import { defineTool, locale } from './tool.ts'

const names = z.array(cleanedText(80)).min(1).max(40)
const range = z.strictObject({ from: z.number().optional(), to: z.number().optional() })

const searchInput = z.strictObject({
  q: cleanedText(maxKeywordLength)
    .optional()
    .describe('Part number, its beginning, or words for series, manufacturer, kind and attributes in any language'),
  category: slug.optional().describe('Id of a category of list_categories, at any level'),
  manufacturer: names.optional(),
  series: names.optional(),
  pitchMm: z.array(z.number().positive()).min(1).max(40).optional(),
  positionsMin: z.int().min(0).optional(),
  positionsMax: z.int().min(0).optional(),
  rows: z.array(z.int().min(0)).min(1).max(40).optional(),
  mounting: z.array(mounting).min(1).optional(),
  orientation: z.array(orientation).min(1).optional(),
  gender: z.array(gender).min(1).optional(),
  lifecycle: z.array(lifecycle).min(1).optional(),
  stockStatus: z.array(stockStatus).min(1).optional(),
  inStock: z.boolean().optional(),
  priceMax: z.number().positive().optional().describe('Unit price at the minimum quantity, in the currency'),
  attributes: z
    .record(slug, z.union([z.array(cleanedText(200)).min(1).max(40), range]))
    .optional()
    .describe('Conditions on attributes of a category by id: values, or a range of numbers in its unit'),
  sort: productSort.default('relevance').describe('`-` reverses: `-price` is the dearest first'),
  page: z.int().min(1).max(1000).default(1).describe('Pages have 15 parts'),
  ...locale,
})

const attributeConditions = (attributes: z.output<typeof searchInput>['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes ?? {}).map(([id, wanted]) => [
      id,
      Array.isArray(wanted) ? wanted : `${wanted.from ?? ''}..${wanted.to ?? ''}`,
    ]),
  )

const searchParts = defineTool({
  name: 'search_parts',
  title: 'Search connectors',
  description:
    'Finds connectors by keyword and by parameters, with price breaks and stock. A keyword may hold parameters ("2.54 mm 2x10 SMT header"): `understood` says which words were read as filters, `ignored` which were not used.',
  input: searchInput,
  output: z.object({
    total: z.int(),
    page: z.int(),
    parts: z.array(partRow),
    understood: z.array(z.object({ text: z.string(), attribute: z.string(), values: z.array(z.string()) })),
    ignored: z.array(z.string()),
    corrected: z.string().nullable().describe('Another spelling that was searched instead'),
    nearest: z.array(partRow).describe('Near matches if nothing was found'),
  }),
  run: async ({ q, category, pitchMm, attributes, language, currency, ...filters }, { services, shop }) => {
    const input: InputOf<typeof listProducts> = {
      ...filters,
      ...(q === undefined ? {} : { q }),
      ...(category === undefined ? {} : { categoryId: category }),
      ...(pitchMm === undefined ? {} : { pitch: pitchMm }),
      a: attributeConditions(attributes),
      pageSize: 15,
    }
    const found = await services.call(listProducts, input, { language, currency })
    return {
      total: found.total,
      page: found.page,
      parts: found.list.map((row) => partRowOf(row, shop)),
      understood: found.understood.map(({ text, filter }) => ({
        ...{ text, attribute: filter.attribute, values: filter.values.map(String) },
      })),
      ignored: found.ignored,
      corrected: found.corrected?.q ?? null,
      nearest: found.nearest.map((row) => partRowOf(row, shop)),
    }
  },
})

const getPart = defineTool({
  name: 'get_part',
  title: 'Get a connector',
  description:
    'One part in full: attributes, documents, price breaks, stock and deliveries, replacement, alternatives and mating parts. By id, or by part number if only one manufacturer has it.',
  input: z
    .strictObject({
      id: productId.optional(),
      partNumber: cleanedText(120).min(1).optional(),
      manufacturer: cleanedText(80).optional(),
      ...locale,
    })
    .refine(({ id, partNumber }) => id !== undefined || partNumber !== undefined, {
      message: 'id or partNumber is required',
    }),
  output: partRecord,
  run: async ({ id, partNumber, manufacturer, language, currency }, { services, shop }) => {
    const input = {
      ...(id === undefined ? {} : { id }),
      ...(partNumber === undefined ? {} : { model: partNumber }),
      ...(manufacturer === undefined ? {} : { manufacturer }),
    }
    return partRecordOf(await services.call(getProductDetail, input, { language, currency }), shop)
  },
})

const compareParts = defineTool({
  name: 'compare_parts',
  title: 'Compare connectors',
  description: 'Two to eight parts side by side: what all state alike, and each attribute in which they differ.',
  input: z.strictObject({ ids: z.array(productId).min(2).max(8), ...locale }),
  output: z.object({
    parts: z.array(partRow),
    same: z.array(z.object({ id: z.string(), title: z.string(), value: z.string() })),
    different: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        values: z.array(z.string().nullable()).describe('In the order of parts; null: not stated'),
      }),
    ),
  }),
  run: async ({ ids, language, currency }, { services, shop }) => {
    const { list } = await services.call(listProductsByIds, { ids }, { language, currency })
    const stated = list.map(({ attributes }) => new Map(attributesOf(attributes).map((one) => [one.id, one])))
    const known = new Map(stated.flatMap((attributes) => [...attributes]))
    const rows = [...known.values()].map(({ id, title }) => ({
      ...{ id, title, values: stated.map((attributes) => attributes.get(id)?.value ?? null) },
    }))
    return {
      parts: list.map((row) => partRowOf(row, shop)),
      same: rows.flatMap(({ id, title, values: [value] }, place) =>
        typeof value === 'string' && new Set(rows[place]?.values).size === 1 ? [{ id, title, value }] : [],
      ),
      different: rows.filter(({ values }) => new Set(values).size > 1),
    }
  },
})

const matchPartNumbers = defineTool({
  name: 'match_part_numbers',
  title: 'Match a bill of materials',
  description:
    'Reads lines of a bill of materials: `exact` is the part asked for, `read-as` one near enough that somebody has to confirm it, `several` a choice, `none` not listed. With allowed quantities and prices.',
  input: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          partNumber: cleanedText(120).min(1),
          manufacturer: cleanedText(80).optional(),
          quantity: z.int().min(1).max(1_000_000).optional(),
        }),
      )
      .min(1)
      .max(200),
    ...locale,
  }),
  output: z.object({
    lines: z.array(
      z.object({
        partNumber: z.string(),
        match: z.enum(['exact', 'read-as', 'several', 'none']),
        quantity: z.int().nullable(),
        suggestedQuantities: z.array(z.int()).describe('Allowed ones nearby, if the quantity is not'),
        unitPrice: amount.nullable(),
        lineTotal: amount.nullable(),
        candidates: z.array(partRow),
      }),
    ),
  }),
  run: async ({ lines, language, currency }, { services, shop }) => {
    const { list } = await services.call(matchLines, { lines }, { language, currency })
    return {
      lines: list.map((line) => ({
        partNumber: line.partNumber,
        match: line.match,
        quantity: line.quantity,
        suggestedQuantities: line.suggestedQuantities,
        unitPrice: line.unitPrice === null ? null : priceOf(line.unitPrice),
        lineTotal: line.lineTotal === null ? null : moneyOf(line.lineTotal),
        candidates: line.candidates.map((row) => partRowOf(row, shop)),
      })),
    }
  },
})

const flattened = (categories: readonly Category[], parent: string | null): ReturnType<typeof categoryRowOf>[] =>
  categories.flatMap((one) => [categoryRowOf(one, parent), ...flattened(one.children, one.id)])
const categoryRowOf = ({ id, meta_title, count, attributes }: Category, parent: string | null) => ({
  ...{ id, title: meta_title, parent, parts: count },
  attributes: attributes.map((one) => ({ id: one.id, title: one.title, unit: one.unit })),
})

const categories = defineTool({
  name: 'list_categories',
  title: 'List categories',
  description: 'The categories of connectors with the number of parts and the attributes that search_parts takes.',
  input: z.strictObject({ language: locale.language }),
  output: z.object({
    categories: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        parent: z.string().nullable(),
        parts: z.int(),
        attributes: z.array(z.object({ id: z.string(), title: z.string(), unit: z.string().nullable() })),
      }),
    ),
  }),
  run: async ({ language }, { services }) => ({
    categories: flattened(await services.call(listCategories, {}, { language }), null),
  }),
})

const getDrawing = defineTool({
  name: 'get_drawing',
  title: 'Get a drawing',
  description: 'The land pattern or the outline of a part, to scale: SVG to look at, DXF for CAD.',
  input: z.strictObject({
    id: productId,
    view: z.enum(['land-pattern', 'outline']).default('land-pattern'),
    format: z.enum(['svg', 'dxf']).default('svg'),
    unit: z.enum(['mm', 'inch']).default('mm'),
    language: locale.language,
  }),
  output: z.object({ mediaType: z.string(), drawing: z.string(), url: z.url() }),
  run: async ({ id, view, format, unit, language }, { services, shop }) => {
    const query = new URLSearchParams({ view, unit, ...(format === 'svg' ? { lang: language ?? 'en' } : {}) })
    const path = `/drawings/${id}.${format}?${query}`
    return {
      mediaType: format === 'svg' ? 'image/svg+xml' : 'image/vnd.dxf',
      drawing: await services.file(path),
      url: shop + path,
    }
  },
})

export const catalogueTools = [searchParts, getPart, compareParts, matchPartNumbers, categories, getDrawing]
