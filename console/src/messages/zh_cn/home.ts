import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  greeting: {
    morning: '早上好，%{name}',
    noon: '中午好，%{name}',
    afternoon: '下午好，%{name}',
    evening: '晚上好，%{name}',
  },
  to_dos: {
    title: '待办事项（按截止时间）',
    all: '全部待办事项',
    empty: '暂无待办事项。',
    empty_hint: '已付款的订单在发货前会显示在这里。',
  },
  orders: {
    title: '订单状态',
    all: '全部订单',
    cancelled: '%{count}单已取消',
  },
  sales: {
    title: '销售概况',
    day: '日期（UTC）',
    country: '国家/地区',
    no_country: '未记录国家/地区',
    period: '统计周期',
    currency: '币种',
    all_in: '全部，折合%{currency}',
    days: '%{smart_count}天',
    ranges: { month: '本月', 'last-month': '上月' },
    columns: {
      orders: '下单数',
      placed: '下单金额',
      paid: '已付款',
      refunded: '已退款',
      net: '净收入（已扣退款）',
    },
    by_day: '按天',
    by_week: '按周',
    week_from: '%{day}起一周',
    before: '较前%{smart_count}天%{change}',
    no_before: '前%{smart_count}天无数据',
    orders_summary: '%{smart_count}天共%{orders}单',
    net_summary: '%{smart_count}天净收入%{net}',
    tables: {
      days: '按日明细',
      currencies: '按币种明细',
      countries: '按国家/地区明细（按下单汇率折合%{currency}）',
    },
    list: '该周期的订单',
    empty: '该周期内暂无订单和付款。',
  },
  best: {
    title: '畅销产品',
    sold: '%{smart_count}单，共%{pieces}件',
    empty: '该周期内暂无已付款订单。',
  },
  checks: {
    title: '需要核对的订单',
  },
  late: {
    title: '滞留订单',
    after: '%{status}，下单已超过%{smart_count}天',
  },
  reorder: {
    title: '需要补货的产品',
    all: '全部补货事项',
    empty: '暂无达到补货点的产品。',
  },
  reasons: {
    title: '售后原因',
    all: '按产品查看',
    empty: '该周期内暂无售后申请。',
  },
  lag: {
    title: '系统状态',
    all: '事件流与积压',
  },
  stock: {
    title: '库存紧张',
    all: '全部库存',
    empty: '暂无库存紧张的产品。',
  },
}
