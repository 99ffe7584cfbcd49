import { Button } from '@pinline/ui/design/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { getMeQuery } from './addresses.queries.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ExportAccountDialog } from './export-account-dialog.tsx'

/** Data export and account deletion. */
export function SecurityData(): ReactNode {
  const { t } = useTranslation('security')
  const me = useQuery(getMeQuery(useAppContext())).data
  const [opened, setOpened] = useState<'export' | 'delete'>()
  const close = () => setOpened(undefined)
  return (
    <section className="account-part" aria-labelledby="security-data">
      <h2 id="security-data">{t('data.title')}</h2>
      <div className="sheet security-rows">
        <div className="security-row security-choice">
          <p className="security-what">
            <b>{t('export.title')}</b>
            <span className="small">{t('export.text')}</span>
          </p>
          <Button isDisabled={me === undefined} onPress={() => setOpened('export')}>
            <Download className="icon" aria-hidden="true" />
            {t('export.button')}
          </Button>
        </div>
        <div className="security-row security-choice">
          <p className="security-what">
            <b>{t('delete.title')}</b>
            <span className="small">{t('delete.text')}</span>
          </p>
          <Button tone="danger" isDisabled={me === undefined} onPress={() => setOpened('delete')}>
            {t('delete.open')}
          </Button>
        </div>
      </div>
      {opened === 'export' && me !== undefined && <ExportAccountDialog me={me} onClose={close} />}
      {opened === 'delete' && me !== undefined && <DeleteAccountDialog me={me} onClose={close} />}
    </section>
  )
}
