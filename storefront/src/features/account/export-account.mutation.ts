import { exportAccount } from '@pinline/contracts/account/buyer/export-account'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { showRefusal } from '../../app/show-refusal.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** Fetches all data stored about the buyer and saves it as a file. */
export const useExportAccount = () => {
  const { t } = useTranslation('security')
  const { send } = useCommand(exportAccount, {
    notifyOnFailure: true,
    onDone: (account) => {
      const url = URL.createObjectURL(new Blob([JSON.stringify(account, null, 2)], { type: 'application/json' }))
      const link = document.createElement('a')
      link.href = url
      link.download = `pinline-${account.generatedAt.slice(0, 10)}.json`
      link.click()
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
      showToast(t('export.done'))
    },
  })
  return async (ticket: string) => showRefusal(await send({ ticket }))
}
