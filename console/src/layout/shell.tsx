import { Drawer } from '@mui/material'
import { BackToTop } from '@pinline/ui/design/back-to-top.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useText } from '../messages/use-text.ts'
import { useSession } from '../providers/session-context.ts'
import { AppHeader } from './app-header.tsx'
import { useChooseAppearance } from './appearance/use-choose-appearance.ts'
import { UnsavedEditsGuard } from './drafts/unsaved-edits.tsx'
import { Shortcuts } from './keyboard/shortcuts.tsx'
import { profilePath } from './known-paths.ts'
import { MaintenanceNotice } from './maintenance-notice.tsx'
import { PageBoundary } from './page-failure.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { PageTitles } from './page-title.tsx'
import { SideBar } from './side-bar.tsx'
import { TabBar } from './tab-bar.tsx'
import { useWidth } from './use-media.ts'
import { useMenuGuard } from './use-menu-guard.ts'

/** For people who have to change their password first: only that link, since every other call is rejected. */
const PasswordChangeFrame = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  return (
    <div className="shell" data-width="alone">
      <AppHeader onMenu={undefined} isRestricted />
      <main className="main" id="main" tabIndex={-1}>
        <PageBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <div className="page">{pathname === profilePath ? children : <Navigate to={profilePath} replace />}</div>
          </Suspense>
        </PageBoundary>
      </main>
    </div>
  )
}

const Frame = ({ children }: { children: ReactNode }) => {
  const text = useText()
  const width = useWidth()
  const { pathname } = useLocation()
  const [drawer, setDrawer] = useState(false)
  const blocked = useMenuGuard()
  useChooseAppearance()
  const hasSidebar = width === 'desktop'
  return (
    <div className="shell" data-width={width}>
      <a className="skip" href="#main">
        {text('shell.skip')}
      </a>
      <AppHeader onMenu={hasSidebar ? undefined : () => setDrawer(true)} />
      {hasSidebar && <SideBar drawer={false} onNavigate={() => undefined} />}
      <Drawer open={!hasSidebar && drawer} onClose={() => setDrawer(false)}>
        <SideBar drawer onNavigate={() => setDrawer(false)} />
      </Drawer>
      <TabBar />
      <main className="main" id="main" tabIndex={-1}>
        <PageBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <div className="page">
              <MaintenanceNotice />
              {blocked ? null : children}
            </div>
          </Suspense>
        </PageBoundary>
      </main>
      <Shortcuts />
      <BackToTop label={text('shell.to_top')} />
    </div>
  )
}

/** Header, sidebar, tab bar and the page. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  // The value of the login: after a password change the person leaves this page and logs in again.
  const [mustChange] = useState(() => session.staff()?.mustChangePassword === true)
  return (
    <PageTitles>
      <UnsavedEditsGuard>
        {mustChange ? <PasswordChangeFrame>{children}</PasswordChangeFrame> : <Frame>{children}</Frame>}
      </UnsavedEditsGuard>
    </PageTitles>
  )
}
