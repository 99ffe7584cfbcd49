import type { Catalogue } from '../catalogue.ts'

export const categoryCompleteness: Catalogue['resources']['category-completeness'] = {
  name: 'カテゴリー別のデータ充足率',
  short: 'データ充足率',
  fields: {
    title: 'カテゴリー',
    products: '製品数',
    percent: '充足率',
    incomplete: '不足のある製品',
    attribute: '属性',
    name: '名称',
    datasheet: 'データシート',
    drawing: '図面',
    price: '価格',
    weight: '実測重量',
  },
  filters: { incomplete: '不足のある製品を含む', missing: '不足' },
  name_in: '名称（%{language}）',
  nothing_missing: '不足はありません',
  percent: '充足率%{percent}%',
  parts_without: '%{kind}：%{smart_count}件',
}
