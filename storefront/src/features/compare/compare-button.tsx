import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { showErrorToast } from '@pinline/ui/design/toast.tsx'
import { Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { setInTray, type TrayPart, trayIds, useTray } from './tray.ts'

/** Adds a part to the comparison; then links to the comparison. */
export function CompareButton({ part }: { part: TrayPart }): ReactNode {
  const { t } = useTranslation('product')
  const tray = useTray()
  if (tray.some(({ id }) => id === part.id)) {
    return (
      <Link to="/compare" search={{ ids: trayIds(tray) }} className={buttonClass({ small: true })}>
        <Scale className="icon" aria-hidden="true" />
        {t('compared', { count: tray.length })}
      </Link>
    )
  }
  const add = (): void => {
    if (!setInTray(part, true)) showErrorToast(t('compareFull'))
  }
  return (
    <Button small onPress={add}>
      <Scale className="icon" aria-hidden="true" />
      {t('compare')}
    </Button>
  )
}
