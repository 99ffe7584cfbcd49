import type { Catalogue } from '../catalogue.ts'

export const notifications: Catalogue['notifications'] = {
  title: '通知',
  bell: '通知：未読のお知らせ%{notices}件、未読のニュース%{news}件、未対応のTo Do%{to_dos}件',
  tab: { notice: 'お知らせ', news: 'ニュース', agency: 'To Do' },
  unread: '未読',
  pinned: '固定',
  mark_read: 'すべて既読にする',
  clear: '一覧をクリア',
  more: 'さらに表示',
  empty: { notice: 'お知らせはありません', news: 'ニュースはありません', agency: '未対応のTo Doはありません' },
  empty_hint: {
    notice: '会社からご自身またはロール宛てのお知らせがここに表示されます。',
    news: 'スタッフ向けのニュースがここに表示されます。',
    agency: '支払い済みの注文、申請、お問い合わせが、対応が終わるまでここに表示されます。',
  },
}
