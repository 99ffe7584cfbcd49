import type { Catalogue } from '../catalogue.ts'

export const roles: Catalogue['resources']['roles'] = {
  name: 'Rolle |||| Rollen',
  fields: {
    name: 'Name',
    members: 'Benutzer',
    menuIds: 'Menüs',
    shipped: 'Herkunft',
    commands: 'Aktionen',
  },
  filters: { q: 'Name' },
  shipped: 'vordefiniert',
  commands: { create: 'Rolle anlegen', edit: 'Bearbeiten', delete: 'Löschen …', save: 'Rolle speichern' },
  page: {
    create: 'Rolle anlegen',
    not_found: 'Rolle nicht gefunden',
    names: 'Name',
    menus: 'Berechtigungen',
    menus_note: 'Links die Seiten, rechts ihre Schaltflächen',
    members: '%{smart_count} Benutzer hat diese Rolle |||| %{smart_count} Benutzer haben diese Rolle',
    acts: 'Änderungen wirken in offenen Sitzungen innerhalb einer Sekunde.',
    nobody: 'Noch kein Benutzer hat diese Rolle.',
    changed: '%{added} hinzugefügt, %{removed} entfernt',
    unchanged: 'Keine Änderungen',
    created: 'Rolle „%{name}“ wurde angelegt',
    saved: 'Rolle „%{name}“ wurde gespeichert',
    own_menus: 'Nur die Menüs Ihrer eigenen Rolle werden angezeigt, da Sie nicht alle Menüs sehen dürfen.',
    not_held: 'Berechtigungen, die Sie selbst nicht haben: %{keys}',
    read_only: 'Sie können diese Rolle ansehen, aber nicht ändern.',
  },
  effect: {
    title: 'Vorschau',
    sidebar: 'Die Seitenleiste zeigt dann',
    none: 'Nichts. Benutzer mit dieser Rolle sehen beim Anmelden eine Meldung und werden dann abgemeldet.',
    hidden: 'Erreichbar, aber nicht in der Seitenleiste',
    keys: 'Berechtigungen',
    keys_count: '%{smart_count} Berechtigung |||| %{smart_count} Berechtigungen',
    gained: 'hinzugefügt',
    lost: 'entfernt',
    suspended: 'ausgesetzt',
    no_keys: 'Keine',
  },
  delete: {
    title: 'Rolle „%{name}“ löschen?',
    confirm: 'Rolle löschen',
    effects: {
      members:
        '%{smart_count} Benutzer hat diese Rolle noch; löschen lässt sich nur eine unbenutzte Rolle. |||| %{smart_count} Benutzer haben diese Rolle noch; löschen lässt sich nur eine unbenutzte Rolle.',
      final: 'Ihre Berechtigungen werden endgültig gelöscht.',
    },
    done: 'Rolle „%{name}“ wurde gelöscht',
  },
}
