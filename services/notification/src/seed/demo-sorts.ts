import { type SortId, sortId } from '@pinline/events/ids'

export interface DemoSort {
  readonly id: SortId
  readonly parentId: SortId | null
  readonly names: Readonly<Record<string, string>>
}

const id = (name: string): SortId => sortId.parse(`c-demo${name}`)

export const demoSortIds = {
  warehouse: id('warehouse'),
  packing: id('packing'),
  purchasing: id('purchasing'),
  office: id('office'),
  safety: id('safety'),
} as const

/** Groups of the demonstration's notices, parents first. */
export const demoSorts: readonly DemoSort[] = [
  { id: demoSortIds.warehouse, parentId: null, names: { en: 'Warehouse', zh_cn: '仓储' } },
  { id: demoSortIds.packing, parentId: demoSortIds.warehouse, names: { en: 'Packing', zh_cn: '包装' } },
  { id: demoSortIds.purchasing, parentId: null, names: { en: 'Purchasing', zh_cn: '采购' } },
  { id: demoSortIds.office, parentId: null, names: { en: 'Office and IT', zh_cn: '行政与IT' } },
  { id: demoSortIds.safety, parentId: null, names: { en: 'Safety', zh_cn: '安全' } },
]
