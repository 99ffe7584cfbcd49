import type { Catalogue } from '../catalogue.ts'

export const categoryCompleteness: Catalogue['resources']['category-completeness'] = {
  name: '各分類資料完整度',
  short: '資料完整度',
  fields: {
    title: '分類',
    products: '產品數目',
    percent: '完整度',
    incomplete: '不完整產品',
    attribute: '屬性',
    name: '名稱',
    datasheet: '規格書',
    drawing: '圖紙',
    price: '價格',
    weight: '實測重量',
  },
  filters: { incomplete: '含不完整產品', missing: '欠缺' },
  name_in: '%{language}名稱',
  nothing_missing: '沒有欠缺的資料',
  percent: '完整度%{percent}%',
  parts_without: '%{kind}：%{smart_count}款產品',
}
