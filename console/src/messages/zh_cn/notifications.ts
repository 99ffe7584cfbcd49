import type { Catalogue } from '../catalogue.ts'

export const notifications: Catalogue['notifications'] = {
  title: '通知',
  bell: '通知：%{notices}条未读公告，%{news}条未读资讯，%{to_dos}项待办事项',
  tab: { notice: '公告', news: '资讯', agency: '待办' },
  unread: '未读',
  pinned: '置顶',
  mark_read: '全部标为已读',
  clear: '清空列表',
  more: '查看更多',
  empty: { notice: '暂无公告', news: '暂无资讯', agency: '暂无待办事项' },
  empty_hint: {
    notice: '公司发给您或您所在角色的公告将显示在这里。',
    news: '面向员工的资讯将显示在这里。',
    agency: '已付款订单、申请和留言会显示在这里，处理完成后自动消失。',
  },
}
