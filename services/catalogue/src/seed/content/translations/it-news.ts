import { card, foundParts, h2, info, ol, p, someParts, table, text, ul } from '../write.ts'
import type { Translations } from './translation.ts'

/** News in Italian. */
export const italianNews: Translations = {
  'news micro-fit-in-stock': text(
    'Basi Micro-Fit in 127 versioni',
    'Da due a 24 poli, verticali e ad angolo retto, a foro passante e SMT, a partire da un pezzo.',
    p(
      'La serie con passo 3,00 mm è diventata la scelta abituale per 12 e 24 V all’interno degli apparecchi: si blocca, porta potenza ed è grande la metà delle serie di potenza precedenti. Ora a catalogo ci sono 127 basi.',
    ),
    table(
      ['Versione', 'Montaggio', 'Adatta a'],
      ['Ad angolo retto, con perno', 'foro passante', 'bordo della scheda, trazione sul cavo'],
      ['Verticale', 'foro passante', 'centro della scheda'],
      ['Verticale, con linguette a saldare', 'superficiale (SMT)', 'schede solo a rifusione'],
    ),
    someParts('microFit2', 'microFit4', 'microFitSmd'),
    p('Tutte con disponibilità e prezzi a scaglioni: [connettori filo-scheda](category:wire-to-board).'),
  ),
  'news terminal-blocks-630-v': text(
    'Morsettiere estraibili per 630 V',
    'Le versioni GMSTB con passo 7,50 e 7,62 mm sono disponibili a magazzino, da 2 a 12 poli.',
    p(
      'Gli azionamenti e gli inverter su rete a 400 V frenano fino a 750 V DC. Con il passo 5,08 mm serve per questo una fresatura nella scheda; con 7,62 mm no.',
    ),
    card('gmstba10'),
    foundParts('pluggable-terminal-blocks', 'GMSTBA', 8),
    p('Come il passo dipende da tensione e grado di inquinamento: [azionamenti per motori](solution:motor-drives).'),
  ),
  'news usb-c-through-hole-tabs': text(
    'Prese USB Type-C che restano sulla scheda',
    'Versioni con linguette in fori metallizzati, per apparecchi che cadono.',
    p(
      'Una presa fissata solo da piazzole superficiali strappa il rame a 30–40 N. Quattro linguette in fori metallizzati portano il valore a più di 100 N. I disegni mostrano le linguette come asole, con le dimensioni di foratura.',
    ),
    card('usbC'),
    ul(
      'Verificare nel disegno la distanza dal bordo della scheda',
      'Le asole richiedono un foro fresato e metallizzato: chiedere il valore minimo al fornitore dei circuiti stampati',
    ),
    p('Altro per apparecchi piccoli: [dispositivi portatili](solution:handheld-devices).'),
  ),
  'news high-reliability-stock': text(
    'Le serie ad alta affidabilità ora partono dal magazzino',
    'Gecko, L-Tek e M20: 94 connettori contro urti, vibrazioni e salsedine.',
    p(
      'Finora queste serie si ordinavano al produttore, con tempi di mesi. Ora le versioni con i numeri di poli più richiesti sono a magazzino; la pagina del prodotto indica quali.',
    ),
    h2('Quale serie per che cosa'),
    table(
      ['Serie', 'Passo', 'Blocco'],
      ['Gecko', '1,25 mm', 'aggancio o vite di bloccaggio'],
      ['L-Tek', '2,00 mm', 'aggancio, scarico della trazione'],
      ['M20', '2,54 mm', 'ad attrito'],
    ),
    someParts('gecko6', 'gecko20', 'lTek4', 'lTekRelief3'),
  ),
  'news quick-order-reads-your-list': text(
    'L’ordine rapido legge l’elenco che c’è già',
    'Excel, CSV o il testo di un’e-mail: le intestazioni sono riconosciute, i codici con errori abbinati.',
    p(
      'A nessuno piace riscrivere una distinta base. L’[ordine rapido](/quick-order) la prende così com’è: codici articolo, quantità e riferimenti possono stare in qualsiasi colonna, e le righe sopra le intestazioni non disturbano.',
    ),
    h2('Come funziona'),
    ol(
      'Incollare l’elenco o caricare il file',
      'Controllare come è stata letta ogni colonna; se necessario cambiarla',
      'Confermare le righe abbinate per somiglianza',
      'Aggiungere tutto al carrello, o richiedere un’offerta per l’elenco',
    ),
    table(
      ['Accettato', 'Limite'],
      ['Testo', '1 MB'],
      ['Excel (.xlsx)', '5 MB, 20.000 righe per foglio'],
      ['Colonne', 'codice articolo, quantità, riferimento, produttore, descrizione'],
    ),
    p('Il browser ricorda come è stato letto un elenco, così la revisione successiva non richiede correzioni.'),
  ),
  'news after-sales-in-your-account': text(
    'L’assistenza post-vendita passa nell’account',
    'Richiedere, seguire e rispondere: resi, cambi, sostituzioni e riparazioni, articolo per articolo.',
    p(
      'Invece di scrivere un’e-mail, aprire l’ordine consegnato, scegliere l’articolo e descrivere il problema. Ogni passaggio è visibile e nella richiesta è possibile rispondere.',
    ),
    ul(
      'Si possono allegare foto e un PDF',
      'Il modulo di reso si stampa dalla richiesta',
      'Le sostituzioni sono spedite come collo dello stesso ordine',
      'I rimborsi tornano sul metodo di pagamento',
    ),
    p('Che cosa si può rendere è descritto nelle [condizioni di reso](page:returnPolicy).'),
  ),
  'news shipping-dates-at-checkout': text(
    'Date di consegna per ogni metodo di spedizione',
    'Alla conferma si vede quando arriva l’ordine: con spedizione economica, standard o espressa.',
    p(
      'Con un intervallo di giorni lavorativi è difficile pianificare. Ora il negozio fa i conti: disponibilità o tempi dell’articolo più lento, lavorazione, trasporto e fine settimana del Paese di destinazione.',
    ),
    table(
      ['Metodo', 'Trasporto', 'Spese di spedizione'],
      ['Economica', '15–45 giorni lavorativi', 'le più basse'],
      ['Standard', '7–20 giorni lavorativi', 'in base a zona e peso'],
      ['Espressa', '3–7 giorni lavorativi', 'in base a zona e peso'],
    ),
    p(
      'Se un solo articolo richiede tempo, conviene valutare un ordine separato per il resto. Dettagli: [condizioni di spedizione](page:shippingPolicy).',
    ),
  ),
  'news documents-as-pdf': text(
    'Fatture, distinte di imballaggio e offerte in PDF',
    'Con numero dell’ordine d’acquisto, azienda e partita IVA o codice fiscale, pronte per la contabilità.',
    ul(
      'Fattura: con dati strutturati, leggibili dai programmi di contabilità',
      'Distinta di imballaggio: contenuto di ogni collo, con i lotti',
      'Fattura commerciale per la dogana: codice HS, origine, peso',
      'Offerta: prezzi a scaglioni, tempi e validità',
    ),
    p(
      'Inserire una sola volta azienda e partita IVA o codice fiscale nell’account, e il numero dell’ordine d’acquisto alla conferma dell’ordine.',
    ),
    info('In questa dimostrazione i documenti sono contrassegnati come tali e non hanno valore legale.'),
  ),
}
