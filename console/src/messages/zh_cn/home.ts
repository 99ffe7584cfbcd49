import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  greeting: {
    morning: '早上好，%{name}',
    noon: '中午好，%{name}',
    afternoon: '下午好，%{name}',
    evening: '晚上好，%{name}',
  },
  to_dos: {
    title: '按截止时间排列的待办',
    all: '全部待办',
    empty: '目前没有待办。',
    empty_hint: '已付款的订单会显示在此，直至发货。',
  },
  orders: {
    title: '各状态订单',
    all: '全部订单',
    cancelled: '%{count} 单已取消',
  },
  lag: {
    title: '处理进度',
    all: '事件流与延迟',
    behind: '落后 %{count} 个事件',
    level: '全部处理完毕',
    outbox: '%{smart_count} 个未发送',
    parked: '%{smart_count} 个已搁置',
    down: '无响应',
  },
  stock: {
    title: '库存紧张',
    all: '全部库存',
    empty: '暂无库存紧张的产品。',
  },
}
