import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  greeting: {
    morning: 'おはようございます、%{name}さん',
    noon: 'こんにちは、%{name}さん',
    afternoon: 'こんにちは、%{name}さん',
    evening: 'こんばんは、%{name}さん',
  },
  to_dos: {
    title: 'To Do（期限順）',
    all: 'すべてのTo Do',
    empty: '未対応のTo Doはありません。',
    empty_hint: '支払い済みの注文は、出荷するまでここに表示されます。',
  },
  orders: {
    title: 'ステータス別の注文',
    all: 'すべての注文',
    cancelled: 'キャンセル%{count}件',
  },
  sales: {
    title: '売上',
    day: '日付（UTC）',
    country: '国',
    no_country: '国の記録なし',
    period: '期間',
    currency: '通貨',
    all_in: '全通貨（%{currency}換算）',
    days: '%{smart_count}日間',
    ranges: { month: '今月', 'last-month': '先月' },
    columns: {
      orders: '注文件数',
      placed: '注文金額',
      paid: '入金額',
      refunded: '返金額',
      net: '純入金額（返金控除後）',
    },
    by_day: '日別',
    by_week: '週別',
    week_from: '%{day}からの週',
    before: '前の%{smart_count}日間比%{change}',
    no_before: '前の%{smart_count}日間の実績なし',
    orders_summary: '%{smart_count}日間で注文%{orders}件',
    net_summary: '%{smart_count}日間の純入金額%{net}',
    tables: {
      days: '日別の表',
      currencies: '通貨別の表',
      countries: '国別の表（注文時のレートで%{currency}に換算）',
    },
    list: 'この期間の注文',
    empty: 'この期間の注文と入金はありません。',
  },
  best: {
    title: '売れ筋製品',
    sold: '%{smart_count}件の注文で%{pieces}個',
    empty: 'この期間に支払い済みの注文はありません。',
  },
  checks: {
    title: '要確認の注文',
  },
  late: {
    title: '滞留中の注文',
    after: '%{status}、注文から%{smart_count}日超',
  },
  reorder: {
    title: '発注が必要な製品',
    all: '発注対象をすべて表示',
    empty: '発注点に達した製品はありません。',
  },
  reasons: {
    title: 'アフターサービスの申請理由',
    all: '製品別',
    empty: 'この期間の申請はありません。',
  },
  lag: {
    title: 'システムの状態',
    all: 'ストリームと遅延',
  },
  stock: {
    title: '在庫わずか',
    all: 'すべての在庫',
    empty: '在庫わずかの製品はありません。',
  },
}
