import type { Catalogue } from '../catalogue.ts'

export const categoryCompleteness: Catalogue['resources']['category-completeness'] = {
  name: '各分类数据完整度',
  short: '数据完整度',
  fields: {
    title: '分类',
    products: '产品数',
    percent: '完整度',
    incomplete: '不完整产品',
    attribute: '属性',
    name: '名称',
    datasheet: '规格书',
    drawing: '图纸',
    price: '价格',
    weight: '实测重量',
  },
  filters: { incomplete: '含不完整产品', missing: '缺少' },
  name_in: '%{language}名称',
  nothing_missing: '没有缺少的数据',
  percent: '完整度%{percent}%',
  parts_without: '%{kind}：%{smart_count}个产品',
}
