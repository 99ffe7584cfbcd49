import { lazyPart } from '../../layout/lazy-part.ts'

/** Notices and news for staff: list, and the page on which one is written. */
export const notices = {
  name: 'notices',
  list: lazyPart(async () => ({ default: (await import('./notice-list.tsx')).NoticeList })),
  edit: lazyPart(async () => ({ default: (await import('./notice-page.tsx')).NoticePage })),
  create: lazyPart(async () => ({ default: (await import('./notice-page.tsx')).NewNoticePage })),
  recordRepresentation: 'title',
}
