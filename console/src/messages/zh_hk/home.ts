import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  greeting: {
    morning: '早晨，%{name}',
    noon: '午安，%{name}',
    afternoon: '午安，%{name}',
    evening: '晚上好，%{name}',
  },
  to_dos: {
    title: '待辦事項（按限期）',
    all: '所有待辦事項',
    empty: '未有待辦事項。',
    empty_hint: '已付款的訂單會在此顯示，直至發貨。',
  },
  orders: {
    title: '訂單狀態',
    all: '所有訂單',
    cancelled: '已取消%{count}張',
  },
  sales: {
    title: '銷售',
    day: '日期（UTC）',
    country: '國家／地區',
    no_country: '未有國家／地區紀錄',
    period: '時段',
    currency: '貨幣',
    all_in: '全部，折算為%{currency}',
    days: '%{smart_count}日',
    ranges: { month: '本月', 'last-month': '上月' },
    columns: {
      orders: '訂單數目',
      placed: '訂單金額',
      paid: '已收款',
      refunded: '已退款',
      net: '淨收款（扣除退款）',
    },
    by_day: '按日',
    by_week: '按星期',
    week_from: '%{day}起一星期',
    before: '較之前%{smart_count}日%{change}',
    no_before: '之前%{smart_count}日沒有數據',
    orders_summary: '%{smart_count}日共%{orders}張訂單',
    net_summary: '%{smart_count}日淨收款%{net}',
    tables: {
      days: '每日明細',
      currencies: '各貨幣明細',
      countries: '各國家／地區明細（按訂單匯率折算為%{currency}）',
    },
    list: '此時段的訂單',
    empty: '此時段未有訂單及付款。',
  },
  best: {
    title: '最暢銷產品',
    sold: '%{smart_count}張訂單，共%{pieces}件',
    empty: '此時段未有已付款的訂單。',
  },
  checks: {
    title: '須核對的訂單',
  },
  late: {
    title: '延誤的訂單',
    after: '%{status}，落單超過%{smart_count}日',
  },
  reorder: {
    title: '須補貨的產品',
    all: '全部須補貨',
    empty: '未有產品到達補貨點。',
  },
  reasons: {
    title: '售後原因',
    all: '按產品',
    empty: '此時段未有申請。',
  },
  lag: {
    title: '系統狀況',
    all: '事件流及滯後',
  },
  stock: {
    title: '存貨緊張',
    all: '所有存貨',
    empty: '未有存貨緊張的產品。',
  },
}
