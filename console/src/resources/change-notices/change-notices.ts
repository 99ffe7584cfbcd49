import { lazyPart } from '../../layout/lazy-part.ts'

/** Change and end-of-life notices of parts: list, and the page on which one is written and published. */
export const changeNotices = {
  name: 'change-notices',
  list: lazyPart(async () => ({ default: (await import('./change-notice-list.tsx')).ChangeNoticeList })),
  edit: lazyPart(async () => ({ default: (await import('./change-notice-page.tsx')).ChangeNoticePage })),
  create: lazyPart(async () => ({ default: (await import('./change-notice-page.tsx')).NewChangeNoticePage })),
  recordRepresentation: 'reference',
}
