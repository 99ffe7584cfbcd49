import { Readable } from 'node:stream'
import { tableFile } from '@pinline/chassis/files/table-file'
import { binaryResult } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { withByteOrderMark } from '@pinline/contracts/api/csv-line'
import { exportProducts } from '@pinline/contracts/catalogue/product/export-products'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { taxonomyStreamId } from '../domain/taxonomy/taxonomy.ts'
import { arrayOf, exportedParts, sheetOf, tableOf } from '../import/export-products.ts'
import { exportColumns } from '../import/part-columns.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'
import { entryTest } from './entry-conditions.ts'

export const exportProductsRoute = ({ platform, live, completeness }: CatalogueDeps) =>
  route(
    exportProducts,
    async ({ format, semicolon, mark, geometry, q, categoryId, ...choice }) => {
      const taxonomy = await platform.view(taxonomyProjection).findOne({ _id: taxonomyStreamId })
      const all = Object.values(taxonomy?.categories ?? {})
      const within = (id: string): string[] => [
        id,
        ...all.filter(({ parentId }) => parentId === id).flatMap((child) => within(child.categoryId)),
      ]
      const categories = categoryId === undefined ? undefined : within(categoryId)
      const test = entryTest({ platform, completeness }, choice)
      const found = (filter: { q?: string }) =>
        live.index
          .list({ filter, categories: undefined, sort: 'model', skip: 0, limit: live.index.size })
          .list.filter(test ?? (() => true))
          .map(({ id }) => id)
      const isSearched = q !== undefined && q.trim() !== ''
      const ids = isSearched || test !== undefined ? found(isSearched ? { q } : {}) : undefined
      const own = Object.values(taxonomy?.attributes ?? {}).filter(({ fixed }) => !fixed)
      const columns = exportColumns(
        own.map(({ attributeId }) => attributeId),
        geometry === true,
      )
      const parts = exportedParts(platform, {
        ids,
        categories,
        manufacturer: choice.manufacturer,
        lifecycle: choice.lifecycle,
        stock_status: choice.stock_status,
      })
      if (format === 'json')
        return binaryResult({
          stream: Readable.from(arrayOf(parts, columns)),
          mediaType: 'application/json',
          name: 'products.json',
        })
      if (format === 'xlsx') return tableFile(sheetOf(parts, columns), 'xlsx', 'products')
      const style =
        semicolon === true ? ({ delimiter: ';', decimal: ',' } as const) : ({ delimiter: ',', decimal: '.' } as const)
      const table = tableOf(parts, columns, style)
      return binaryResult({
        stream: Readable.from(mark === true ? withByteOrderMark(table) : table),
        mediaType: 'text/csv',
        name: 'products.csv',
      })
    },
    { waitsFor: [productsProjection] },
  )
