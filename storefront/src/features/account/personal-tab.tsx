import { Button } from '@pinline/ui/design/button.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { getMeQuery } from './addresses.queries.ts'
import { AvatarPicture } from './avatar-picture.tsx'
import { ChangeCompanyForm } from './change-company-form.tsx'
import { ChooseMailsForm } from './choose-mails-form.tsx'
import { useLogOut } from './log-out.mutation.ts'
import { ProfileForm } from './profile-form.tsx'
import { SignInDetails } from './sign-in-details.tsx'

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section className="account-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p className="small">{text}</p>}
      {children}
    </section>
  )
}

/** Profile, sign-in details, choice of e-mails, company details for invoices, and sign-out. */
export function PersonalTab(): ReactNode {
  const { t } = useTranslation('account')
  const query = useQuery(getMeQuery(useAppContext()))
  const logOut = useLogOut()
  const me = query.data
  return (
    <>
      <div className="account-head">
        <h1>{t('personal.title')}</h1>
      </div>
      {me === undefined ? (
        query.isError && !query.isFetching ? (
          <LoadFailure
            title={t('personal.error')}
            retry={t('retry')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <div className="sheet">
            <SkeletonRows rows={3} label={t('personal.loading')} />
          </div>
        )
      ) : (
        <>
          <Part title={t('personal.profile')}>
            <div className="sheet sheet-padded account-profile">
              <AvatarPicture fileId={me.avatarFileId} />
              <ProfileForm key={me.id} me={me} />
            </div>
          </Part>
          <Part title={t('personal.signIn')}>
            <SignInDetails me={me} />
          </Part>
          <Part title={t('mails.title')} text={t('mails.text')}>
            <div className="sheet sheet-padded">
              <ChooseMailsForm me={me} />
            </div>
          </Part>
          <Part title={t('company.title')} text={t('company.text')}>
            <div className="sheet sheet-padded">
              <ChangeCompanyForm />
            </div>
          </Part>
        </>
      )}
      <p className="account-sign-out">
        <Button onPress={() => void logOut()}>
          <LogOut className="icon" aria-hidden="true" />
          {t('signOut')}
        </Button>
      </p>
    </>
  )
}
