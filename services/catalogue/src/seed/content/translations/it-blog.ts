import { card, h2, ol, p, someParts, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

/** Articles of the blog in Italian. */
export const italianBlog: Translations = {
  'blog pitch-2-50-or-2-54': text(
    '2,50 o 2,54 mm?',
    'Come distinguere due passi che differiscono per lo spessore di un capello.',
    p(
      'I due passi più diffusi del settore differiscono di 0,04 mm. Su un solo passo nessun calibro lo mostra. Su dieci sì.',
    ),
    h2('Misurare su molti contatti'),
    p(
      'Misurare dal bordo sinistro del primo contatto al bordo sinistro dell’ultimo. Dividere per il numero di contatti meno uno.',
    ),
    table(
      ['Contatti', '2,50 mm', '2,54 mm', 'Differenza'],
      ['2', '2,50', '2,54', '0,04'],
      ['5', '10,00', '10,16', '0,16'],
      ['8', '17,50', '17,78', '0,28'],
      ['10', '22,50', '22,86', '0,36'],
      ['20', '47,50', '48,26', '0,76'],
    ),
    tip(
      'Con meno di cinque contatti guardare piuttosto il corpo: un JST XH ha un corpo con feritoie profondo 5,75 mm, uno strip maschio non ne ha.',
    ),
    h2('Che cosa succede se si mescolano'),
    p(
      'Fino a tre poli di solito si innestano. Con cinque i contatti esterni vengono spostati di 0,16 mm, con otto si piegano. Sul banco non si rompe nulla; il contatto si apre quando l’apparecchio si scalda.',
    ),
    someParts('xh4', 'pinHeader6'),
    p('Altri sosia sono elencati in [Risoluzione dei problemi](page:troubleshooting).'),
  ),
  'blog why-pin-1-is-square': text(
    'Perché il pin 1 è quadrato',
    'Una convenzione che non costa nulla e salva una scheda.',
    p(
      'Una piazzola quadrata si trova facilmente, anche sul circuito nudo, da entrambi i lati, senza serigrafia e senza disegno. Non costa nulla, perché a chi produce il circuito stampato la forma di una piazzola è indifferente.',
    ),
    h2('Dove non basta'),
    ul(
      'Articoli SMT: tutte le piazzole sono rettangolari. Usare un punto o un angolo smussato in serigrafia, fuori dal corpo',
      'Due file: negli strip il pin 2 è accanto al pin 1, nell’altra fila; nei contenitori DIL segue nella stessa fila. Il quadrato dice dov’è l’1, non dov’è il 2',
      'Footprint speculari: il quadrato è nell’angolo giusto del lato sbagliato',
    ),
    h2('Come lo mostrano i nostri disegni'),
    p(
      'Il pin 1 ha il contorno in grassetto e il suo numero; la vista è dal lato componenti. Negli elenchi ogni prodotto ha il pin 1 a sinistra, così due prodotti si confrontano senza girarne uno.',
    ),
    card('idc10'),
  ),
  'blog check-a-footprint-1-to-1': text(
    'Verificare un footprint su carta prima di ordinare le schede',
    'Cinque minuti con una stampante scoprono quasi tutti gli errori che costano una revisione.',
    ol(
      'Aprire la pagina del prodotto e scegliere “Stampa 1:1”. Nella finestra di stampa disattivare “Adatta alla pagina”',
      'Misurare la scala grafica: 10 mm devono essere 10 mm. Se sono 9,7, la stampante ha cambiato scala',
      'Stampare in 1:1 anche il proprio layout e sovrapporre i due fogli contro una finestra',
      'Appoggiare il pezzo reale sulla carta: pin sulle piazzole, perni sui fori, corpo dentro il contorno',
      'Girarlo una volta. Se si adatta anche al contrario, serve una polarizzazione',
    ),
    table(
      ['Trovato su carta', 'Sarebbe costato'],
      ['Footprint speculare', 'una revisione della scheda'],
      ['Aggancio che si apre contro un condensatore', 'una revisione della scheda'],
      ['Foro per il perno mancante', 'un colpo di trapano, con un po’ di fortuna'],
      ['Pin 1 all’estremità sbagliata', 'un prototipo bruciato'],
    ),
    card('mezzanine40'),
    p('I file offerti nella pagina di un prodotto sono elencati in [Per sviluppatori](page:researchCenter).'),
  ),
  'blog crimping-that-holds': text(
    'Una crimpatura che tiene',
    'Com’è fatta una buona crimpatura, e la forza di trazione che deve sopportare.',
    p(
      'Quasi tutti i cattivi contatti nei connettori filo-scheda sono cattive crimpature. Il contatto va bene, il filo va bene; non va bene il manicotto tra i due.',
    ),
    h2('Guardarla'),
    ul(
      'Trefoli visibili alle due estremità del manicotto del conduttore, nessuno all’esterno',
      'Isolante sotto il manicotto dell’isolante, e non un millimetro oltre',
      'Svasatura all’estremità verso il filo: senza, i trefoli vengono tagliati',
      'Nessuna piega tra contatto e manicotto',
    ),
    h2('Tirarla'),
    p('Forze di trazione della IEC 60352-2 per una crimpatura:'),
    table(
      ['Filo', 'Sezione', 'Forza'],
      ['AWG 28', '0,08 mm²', '11 N'],
      ['AWG 24', '0,20 mm²', '28 N'],
      ['AWG 22', '0,32 mm²', '40 N'],
      ['AWG 20', '0,52 mm²', '60 N'],
      ['AWG 18', '0,82 mm²', '90 N'],
    ),
    tip('Provare tre crimpature prima di ogni serie e tre dopo. Se cedono le ultime, l’attrezzo si è sregolato.'),
    warning(
      'Non saldare una crimpatura per “migliorarla”. Lo stagno risale lungo i trefoli e crea il punto in cui si rompono.',
    ),
    someParts('xh4', 'sh4', 'picoBlade5'),
  ),
  'blog tin-or-gold': text(
    'Stagno o oro?',
    'La placcatura che si paga dovrebbe essere quella che serve.',
    table(
      ['', 'Stagno', 'Oro'],
      ['Cicli di innesto', '10–50', '100–500'],
      ['Forza di contatto necessaria', 'oltre 1 N', 'da 0,3 N'],
      ['Tensione e corrente', 'oltre 1 V, 100 mA', 'qualsiasi, fino ai microvolt'],
      ['Vibrazioni', 'solo con un blocco saldo', 'sì'],
      ['Prezzo', 'basso', 'da due a quattro volte'],
    ),
    h2('Tre regole'),
    ol(
      'Potenza che si innesta poche volte: stagno',
      'Segnali sotto i 100 mA, o tutto ciò che vibra: oro',
      'Mai l’uno con l’altro: lo stagno si deposita sull’oro e lì si ossida',
    ),
    p(
      'La regola dei 100 mA è più vecchia di quasi tutti noi: sotto questa corrente il contatto non rompe da solo il film di ossido dello stagno.',
    ),
    h2('Guardare anche il terminale'),
    p(
      'L’oro sul terminale a saldare rende fragili i giunti. Gli articoli buoni hanno oro sul contatto e stagno sul terminale; la scheda tecnica la chiama placcatura selettiva.',
    ),
    card('pinHeader40'),
  ),
  'blog derating-explained': text(
    'Perché un contatto da 3 A non porta 3 A',
    'Che cosa significa la corrente nominale, e quanto ne resta nell’apparecchio.',
    p(
      'Il valore in una scheda tecnica è un limite di temperatura mascherato: la corrente alla quale un contatto diventa più caldo dell’aria di 30 K, spesso con un solo contatto sotto carico e il filo più grosso.',
    ),
    h2('Che cosa la riduce'),
    table(
      ['Condizione', 'Fattore'],
      ['2 contatti affiancati', '0,9'],
      ['4 contatti', '0,8'],
      ['10 contatti, tutti sotto carico', '0,6–0,7'],
      ['Filo di due misure più sottile', '0,8'],
      ['85 °C nel contenitore, articolo da 105 °C', '0,6'],
    ),
    p(
      'Si moltiplica ciò che si applica. Un contatto da 3 A, dieci in uso, in un contenitore caldo: 3 × 0,65 × 0,6 = 1,2 A.',
    ),
    tip(
      'Se è troppo poco, usare due contatti in parallelo e contare su 1,6 volte uno solo, perché non si ripartiscono mai la corrente in parti uguali.',
    ),
    h2('Prodotti per più corrente'),
    someParts('vh4', 'kk4', 'microFit4'),
    p('La sovratemperatura si può misurare sul proprio lotto: [centro prove](page:testCenter).'),
  ),
}
