import { Button } from '@pinline/ui/design/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppContext } from '../../app/use-app-context.ts'
import { getMeQuery } from './addresses.queries.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { useExportAccount } from './export-account.mutation.ts'

/** Data export and account deletion. */
export function SecurityData(): ReactNode {
  const { t } = useTranslation('security')
  const me = useQuery(getMeQuery(useAppContext())).data
  const { exportAccount, isPending } = useExportAccount()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <section className="account-part" aria-labelledby="security-data">
      <h2 id="security-data">{t('data.title')}</h2>
      <div className="sheet security-rows">
        <div className="security-row security-choice">
          <p className="security-what">
            <b>{t('export.title')}</b>
            <span className="small">{t('export.text')}</span>
          </p>
          <Button isPending={isPending} onPress={() => void exportAccount()}>
            <Download className="icon" aria-hidden="true" />
            {t('export.button')}
          </Button>
        </div>
        <div className="security-row security-choice">
          <p className="security-what">
            <b>{t('delete.title')}</b>
            <span className="small">{t('delete.text')}</span>
          </p>
          <Button tone="danger" isDisabled={me === undefined} onPress={() => setDeleting(true)}>
            {t('delete.open')}
          </Button>
        </div>
      </div>
      {isDeleting && me !== undefined && <DeleteAccountDialog me={me} onClose={() => setDeleting(false)} />}
    </section>
  )
}
