export const notifications = {
  title: 'Notifications',
  bell: 'Notifications: %{notices} unread notices, %{news} unread news, %{to_dos} open to-dos',
  tab: { notice: 'Notices', news: 'News', agency: 'To-dos' },
  unread: 'unread',
  pinned: 'Pinned',
  mark_read: 'Mark all as read',
  clear: 'Clear list',
  more: 'Show more',
  empty: { notice: 'No notices', news: 'No news', agency: 'No open to-dos' },
  empty_hint: {
    notice: 'Notices of the company to you or your role appear here.',
    news: 'News for staff appears here.',
    agency: 'Paid orders, requests and messages appear here until the work is done.',
  },
}
