import type { BuyerProfile } from '@pinline/contracts/account/session/signed-in'
import { Button } from '@pinline/ui/design/button.tsx'
import { DataSheet } from '@pinline/ui/design/data-sheet.tsx'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { ContactDialog } from './contact-dialog.tsx'

type Opened = 'phone' | 'email' | 'password'

/** An e-mail address that is broken after its @ rather than within a word. */
const Breakable = ({ address }: { address: string }): ReactNode => {
  const host = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </>
  )
}

/** Phone, e-mail and password of the buyer, each with a button to change it. */
export function SignInDetails({ me }: { me: BuyerProfile }): ReactNode {
  const { t } = useTranslation('account')
  const format = useFormat()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const changeable = (name: Opened, value: ReactNode, isThere: boolean) => (
    <span className="account-changeable">
      <span>{value}</span>
      <Button
        small
        aria-label={t(isThere ? `personal.${name}Change` : `personal.${name}Add`)}
        onPress={() => setOpened(name)}
      >
        {t(name === 'password' ? 'personal.passwordShort' : isThere ? 'personal.change' : 'personal.add')}
      </Button>
    </span>
  )
  const missing = <span className="small">{t('personal.none')}</span>
  return (
    <>
      <DataSheet
        caption={t('personal.signIn')}
        missing={t('personal.none')}
        rows={[
          { label: t('personal.username'), value: <Breakable address={me.username} /> },
          {
            label: t('personal.phone'),
            value: changeable('phone', me.phone ?? missing, me.phone !== null),
          },
          {
            label: t('personal.email'),
            value: changeable(
              'email',
              me.email === null ? missing : <Breakable address={me.email} />,
              me.email !== null,
            ),
          },
          {
            label: t('personal.password'),
            value: changeable('password', <span aria-hidden="true">••••••••</span>, true),
          },
          { label: t('personal.since'), value: format.date(me.registeredAt) },
        ]}
      />
      {(opened === 'phone' || opened === 'email') && <ContactDialog kind={opened} me={me} onClose={close} />}
      {opened === 'password' && <ChangePasswordDialog username={me.username} onClose={close} />}
    </>
  )
}
