import { chooseMails } from '@pinline/contracts/account/buyer/choose-mails'
import type { BuyerProfile } from '@pinline/contracts/account/session/signed-in'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Button } from '@pinline/ui/design/button.tsx'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { type ReactNode, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { showProfile } from './show-profile.ts'

type MailKind = BuyerProfile['declinedMails'][number]
const kinds: readonly MailKind[] = ['order-paid', 'parcel-sent', 'after-sale', 'quotation', 'change-notice']

/** Which e-mails the buyer gets; those that are always sent are named above it. */
export function ChooseMailsForm({ me }: { me: BuyerProfile }): ReactNode {
  const { t } = useTranslation('account')
  const context = useAppContext()
  const [declined, setDeclined] = useState<readonly MailKind[]>(me.declinedMails)
  const choosing = useCommand(chooseMails, {
    notifyOnFailure: true,
    onDone: (buyer) => showProfile(context, buyer),
  })
  const onSubmit = async (): Promise<void> => {
    const result = await choosing.send({ declined: [...declined] })
    if (result.kind === 'done') showToast(t('mails.saved'))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <ul className="account-choices">
        {kinds.map((kind) => (
          <li key={kind}>
            <Checkbox
              isSelected={!declined.includes(kind)}
              onChange={(isWanted) =>
                setDeclined(isWanted ? declined.filter((one) => one !== kind) : [...declined, kind])
              }
            >
              <span>{t(`mails.${kind}`)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <Button type="submit" isPending={choosing.isPending}>
        {t('mails.save')}
      </Button>
    </form>
  )
}
