import { lazy } from 'react'

/** Notices and news for staff: list, and the page on which one is written. */
export const notices = {
  name: 'notices',
  list: lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList })),
  edit: lazy(async () => ({ default: (await import('./notice-page.tsx')).NoticePage })),
  create: lazy(async () => ({ default: (await import('./notice-page.tsx')).NewNoticePage })),
  recordRepresentation: 'title',
}
