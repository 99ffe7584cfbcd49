import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'

/** The page of the link in messages about changed contacts and passwords; its token is in the fragment. */
export const undoChangeRoute = createRoute({
  staticData: { texts: 'later', needsScript: true },
  getParentRoute: () => shellRoute,
  path: '/account/undo-change',
  head: ({ match }) =>
    pageHead(match.context, {
      path: '/account/undo-change',
      title: match.context.i18n.t('shell:pages.undoChange'),
      isPrivate: true,
    }),
  component: lazyPage(() => import('../features/undo-change/undo-change-page.tsx'), 'UndoChangePage'),
})
