import { Button } from '@pinline/ui/design/button.tsx'
import { SideSheet } from '@pinline/ui/design/dialog.tsx'
import { useLoaded } from '@pinline/ui/design/use-loaded'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../use-translation.ts'

const loadMenu = () => import('./site-menu.tsx')

function LoadedMenu({ close }: { close: () => void }): ReactNode {
  const loaded = useLoaded(true, loadMenu, close)
  return loaded && <loaded.SiteMenu close={close} />
}

/** Opens the navigation where its bar has no room. The menu's code loads when it is first opened. */
export function SiteMenuButton(): ReactNode {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="site-menu-button"
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Menu className="icon" aria-hidden="true" />
      </button>
      <SideSheet
        title={t('nav.menu')}
        isOpen={isOpen}
        onClose={close}
        closeButton={
          <Button square tone="quiet" aria-label={t('nav.close')} onPress={close}>
            <X className="icon" aria-hidden="true" />
          </Button>
        }
      >
        <LoadedMenu close={close} />
      </SideSheet>
    </>
  )
}
