import './profile.css'
import { useQueryClient } from '@tanstack/react-query'
import { Icon } from '../layout/icon.tsx'
import { PageFailure } from '../layout/page-failure.tsx'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { usePageTitle } from '../layout/page-title.tsx'
import { useText } from '../messages/use-text.ts'
import { AccessSheet } from './access-sheet.tsx'
import { ChangeStaffProfileSheet } from './change-staff-profile-sheet.tsx'
import { SessionsSheet } from './sessions-sheet.tsx'
import { useStaffProfile } from './use-staff-profile.ts'

/** The profile of the signed-in member of staff. If the password has to be changed first, only that is shown. */
export const ProfilePage = () => {
  const text = useText()
  const client = useQueryClient()
  const { self, error, isPending, updateProfile, refetch } = useStaffProfile()
  usePageTitle(text('profile.title'))
  if (isPending) return <PageSkeleton />
  if (self === undefined) return <PageFailure message={error?.message ?? ''} onRetry={() => void refetch()} />

  const changed = () => {
    void refetch()
    void client.invalidateQueries({ queryKey: ['staff-sessions'] })
  }

  return (
    <article>
      <header className="page-head">
        <h1>{text('profile.title')}</h1>
      </header>
      {self.mustChangePassword ? (
        <>
          <div className="notice notice-warn" role="alert">
            <Icon name="warning" />
            <div>{text('profile.must_change')}</div>
          </div>
          <AccessSheet self={self} onUpdated={updateProfile} onChanged={changed} />
        </>
      ) : (
        <div className="profile-columns">
          <div className="stack">
            <ChangeStaffProfileSheet self={self} onUpdated={updateProfile} onReload={refetch} />
          </div>
          <div className="stack">
            <AccessSheet self={self} onUpdated={updateProfile} onChanged={changed} />
            <SessionsSheet />
          </div>
        </div>
      )}
    </article>
  )
}
