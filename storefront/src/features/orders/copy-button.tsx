import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

/** Copies a number; if the browser does not allow it, an alert shows the number for selection. */
export function CopyButton({ text, label }: { text: string; label: string }): ReactNode {
  const { t } = useTranslation('orders')
  const [failed, setFailed] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(t('copy.done'))
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <Button tone="quiet" small square aria-label={label} onPress={() => void copy()}>
        <Copy className="icon" aria-hidden="true" />
      </Button>
      <Dialog
        title={t('copy.failedTitle')}
        isOpen={failed}
        onClose={() => setFailed(false)}
        isAlert
        actions={
          <Button autoFocus onPress={() => setFailed(false)}>
            {t('copy.close')}
          </Button>
        }
      >
        <p>{t('copy.failedText')}</p>
        <input
          className="input input-figure"
          readOnly
          value={text}
          aria-label={label}
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </>
  )
}
