import type { Catalogue } from '../catalogue.ts'

export const notifications: Catalogue['notifications'] = {
  title: 'Notifiche',
  bell: 'Notifiche. Avvisi non letti: %{notices}; novità non lette: %{news}; attività aperte: %{to_dos}',
  tab: { notice: 'Avvisi', news: 'Novità', agency: 'Attività' },
  unread: 'da leggere',
  pinned: 'In evidenza',
  mark_read: 'Segnare tutto come letto',
  clear: 'Svuotare l’elenco',
  more: 'Mostrare altro',
  empty: { notice: 'Nessun avviso', news: 'Nessuna novità', agency: 'Nessuna attività aperta' },
  empty_hint: {
    notice: 'Qui compaiono gli avvisi aziendali, personali o destinati al proprio ruolo.',
    news: 'Qui compaiono le novità per il personale.',
    agency: 'Ordini pagati, richieste e messaggi restano qui finché non sono evasi.',
  },
}
