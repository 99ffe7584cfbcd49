import type { Catalogue } from '../catalogue.ts'

export const visitors: Catalogue['resources']['visitors'] = {
  name: '訪問者情報',
  fields: {
    at: '日時',
    page: '最初のページ',
    country: '国・地域',
    referrer: '参照元',
    language: '言語',
  },
  filters: { from: '開始日', to: '終了日', page: '最初のページ（前方一致）' },
  direct: '直接',
  unknown: '不明',
  counts: {
    recent: '過去30日間の訪問数',
    range: 'この期間の訪問数',
    days: '%{days}日間で%{smart_count}件、1日の最多%{highest}件',
    visits: '訪問数',
    none: '絞り込みに該当する訪問はありません',
    capped: '最新の%{smart_count}件のみ集計しています。',
    table: '日別の数を表で表示',
    day: '日付（UTC）',
    pages: '最初のページ',
    countries: '国・地域',
    referrers: '参照元',
  },
  privacy:
    'ブラウザのセッションごとに1件、個人データなしで記録し、%{days}日間保存します。追跡拒否を設定したブラウザは記録しません。国はタイムゾーンから判定します。',
}
