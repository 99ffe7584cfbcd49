import type { Catalogue } from '../catalogue.ts'

export const visitors: Catalogue['resources']['visitors'] = {
  name: '访客信息',
  fields: {
    at: '时间',
    page: '首个页面',
    country: '国家或地区',
    referrer: '来源网站',
    language: '语言',
  },
  filters: { from: '开始日期', to: '结束日期', page: '首个页面（开头）' },
  direct: '直接访问',
  unknown: '未知',
  counts: {
    recent: '近30天访问量',
    range: '所选时段访问量',
    days: '%{days}天共%{smart_count}次访问，单日最高%{highest}次',
    visits: '访问量',
    none: '没有符合筛选条件的访问',
    capped: '仅统计最近%{smart_count}次访问。',
    table: '以表格显示每日访问量',
    day: '日期（UTC）',
    pages: '首个页面',
    countries: '国家和地区',
    referrers: '来源网站',
  },
  privacy:
    '每次浏览器会话记录一次，不含个人信息，保存%{days}天。要求不被跟踪的浏览器不作记录。国家或地区根据时区推断。',
}
