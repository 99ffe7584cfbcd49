import type { Catalogue } from '../catalogue.ts'

export const notifications: Catalogue['notifications'] = {
  title: '通知',
  bell: '通知：%{notices}則未讀公告，%{news}則未讀消息，%{to_dos}項待辦事項',
  tab: { notice: '公告', news: '消息', agency: '待辦事項' },
  unread: '未讀',
  pinned: '置頂',
  mark_read: '全部標為已讀',
  clear: '清除清單',
  more: '顯示更多',
  empty: { notice: '未有公告', news: '未有消息', agency: '未有待辦事項' },
  empty_hint: {
    notice: '公司給您或您所屬角色的公告會在此顯示。',
    news: '給職員的消息會在此顯示。',
    agency: '已付款的訂單、申請及留言會在此顯示，直至處理完成。',
  },
}
