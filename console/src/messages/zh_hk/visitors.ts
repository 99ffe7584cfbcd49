import type { Catalogue } from '../catalogue.ts'

export const visitors: Catalogue['resources']['visitors'] = {
  name: '訪客資訊',
  fields: {
    at: '時間',
    page: '首個頁面',
    country: '國家／地區',
    referrer: '來源網站',
    language: '語言',
  },
  filters: { from: '由', to: '至', page: '首個頁面開頭' },
  direct: '直接',
  unknown: '不明',
  counts: {
    recent: '最近30日訪問次數',
    range: '所選時段訪問次數',
    days: '%{days}日共%{smart_count}次訪問，單日最多%{highest}次',
    visits: '訪問次數',
    none: '沒有符合篩選條件的訪問',
    capped: '只計算最新的%{smart_count}次訪問。',
    table: '以表格顯示每日次數',
    day: '日期（UTC）',
    pages: '首個頁面',
    countries: '國家／地區',
    referrers: '來源網站',
  },
  privacy:
    '每次瀏覽器工作階段記錄一次，不含個人資料，保存%{days}日。要求不被追蹤的瀏覽器不作記錄。國家／地區按時區推斷。',
}
