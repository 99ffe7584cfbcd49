import { card, figures, h2, h3, info, ol, p, someParts, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

const whyGo = text(
  'Perché sceglierci',
  'Che cosa si può verificare prima di ordinare, e a che cosa ci impegniamo dopo.',
  figures(
    ['1–3 giorni lavorativi', 'di lavorazione degli ordini pagati'],
    ['3–7 giorni lavorativi', 'con la spedizione espressa in tutto il mondo'],
    ['30 giorni', 'di validità delle offerte'],
    ['12 mesi', 'di preavviso prima dell’uscita di produzione'],
  ),
  h2('Disegni su cui si può misurare'),
  p(
    'Una foto mostra che un pezzo è bianco. Un disegno mostra che è più largo del dovuto di 0,5 mm. Tutti i prodotti di un elenco sono disegnati in un’unica scala con un righello in alto, così un ingombro sbagliato si nota prima dell’acquisto. La pagina del prodotto riporta le piazzole PCB una per una, stampabili in 1:1 e scaricabili in SVG o DXF.',
  ),
  someParts('xh4', 'microFit4', 'kk4', 'vh4'),
  h2('Prezzi senza telefonate'),
  p(
    'Ogni prodotto elenca i prezzi a scaglioni e indica quanto si risparmia con lo scaglione successivo. I prezzi sono uguali per tutti. Se serve più dello scaglione più alto, inviare l’elenco come richiesta di offerta: si ricevono prezzi con i tempi, nella valuta scelta, validi 30 giorni, da ordinare in una o più consegne.',
  ),
  h2('Merce che c’è davvero'),
  p(
    'L’invio dell’ordine riserva subito la merce; un ordine che non può essere evaso viene rifiutato indicando gli articoli mancanti, non accettato e annullato in seguito. La merce in arrivo è elencata con la data. Gli articoli su ordinazione sono indicati come tali.',
  ),
  h2('La distinta base così com’è'),
  p(
    'Incollare nell’[ordine rapido](/quick-order) un elenco preso da un’e-mail, da un foglio di calcolo o dal programma CAD. Le intestazioni vengono riconosciute, trattini e punti nei codici non contano, e i codici con errori di battitura sono abbinati al prodotto più vicino e mostrati per conferma.',
  ),
  h2('Domande e risposte'),
  table(
    ['Domanda', 'Dove si trova la risposta'],
    ['Si adatta alla mia scheda?', 'Piazzole PCB nella pagina del prodotto, stampa 1:1, DXF'],
    ['Entra nel mio contenitore?', 'Disegno quotato con dimensioni del corpo e altezza totale, se indicata'],
    ['Con che cosa si accoppia?', 'Connettore di accoppiamento nella pagina del prodotto, se il produttore lo indica'],
    ['Che cos’altro ha lo stesso footprint?', 'Equivalenti di altri produttori'],
    ['Quando arriva?', 'Date di consegna per metodo di spedizione, da disponibilità, tempi e trasporto'],
    ['E se esce di produzione?', 'Stato del ciclo di vita e sostituto consigliato'],
  ),
  h2('Dopo l’ordine'),
  ul(
    'Ogni stato ha la sua ora: confermato, in preparazione, in collaudo, spedito, completato',
    'Fattura, distinta di imballaggio e offerta in PDF con il numero dell’ordine d’acquisto',
    'Resi, sostituzioni e riparazioni si richiedono nell’ordine; ogni passaggio è visibile nell’account',
    'Il responsabile clienti risponde dal lunedì al venerdì: [contatti](page:customer-manager)',
  ),
)

const manufacturingCenter = text(
  'Produzione',
  'Come nascono contatti, corpi isolanti e articoli su misura, e quanto tempo occorre.',
  figures(
    ['2–4 settimane', 'produzione standard'],
    ['6–12 settimane', 'produzione su misura dopo l’approvazione dei campioni'],
    ['0,5–7,62 mm', 'gamma di passi degli stampi'],
  ),
  h2('Dal nastro al contatto'),
  p(
    'I contatti sono tranciati da nastro in lega di rame su stampi progressivi. Il nastro resta intero durante il lavaggio e la placcatura, così ogni contatto è riconducibile al suo rotolo. Prima dell’assemblaggio una telecamera verifica la larghezza della lama e l’apertura della molla; un contatto fuori tolleranza ferma la pressa.',
  ),
  table(
    ['Lega', 'Impiego', 'Perché'],
    ['Bronzo fosforoso', 'Contatti di segnale fino a 3 A', 'Buona elasticità, buona saldabilità, prezzo moderato'],
    ['Ottone', 'Strip maschio, corpi di morsettiere', 'Facile da tornire e tranciare dove non serve elasticità'],
    ['Rame-nichel-silicio', 'Contatti di potenza da 5 A', 'Mantiene la forza elastica a 105 °C e oltre'],
    ['Rame al berillio', 'Contatti femmina ad alta affidabilità', 'La massima forza elastica nel minimo spazio'],
  ),
  h2('Placcatura'),
  ul(
    '**Stagno su nichel** per connettori filo-scheda e morsettiere che si innestano qualche decina di volte',
    '**Oro selettivo su nichel** solo nell’area di contatto, stagno sul terminale a saldare',
    '**Doratura completa** per articoli ad alta affidabilità e per contatti che commutano meno di 100 mA',
  ),
  p('Non accoppiare oro e stagno: la coppia si corrode. Vedere [Risoluzione dei problemi](page:troubleshooting).'),
  h2('Corpi isolanti'),
  p(
    'I corpi sono stampati in PBT, PA66 o LCP rinforzati con fibra di vetro, tutti UL 94 V-0. L’LCP resiste alla saldatura a rifusione e riempie pareti sottili, perciò si usa per gli articoli SMT a passo fine; PBT e PA66 si usano dove gli agganci devono flettersi. I corpi si misurano confrontandoli con il disegno visibile nel negozio.',
  ),
  h2('Assemblaggio'),
  ol(
    'I contatti vengono inseriti a pressione nel corpo e la loro forza di ritenzione è controllata a campione',
    'Si verifica la complanarità dei terminali: al massimo 0,10 mm per gli articoli SMT',
    'Polarità, polarizzazione e marcatura sono lette da una telecamera',
    'I pezzi sono confezionati in nastro e bobina, tubo, vassoio o busta, come indicato nella pagina del prodotto',
  ),
  h2('Articoli su misura'),
  p('Che cosa modifichiamo più spesso, e che cosa comporta per attrezzature e tempi:'),
  table(
    ['Modifica', 'Attrezzature', 'Tempi'],
    ['Posizioni lasciate vuote, altra placcatura, altro colore', 'nessuna', '6 settimane'],
    ['Altra polarizzazione, marcatura stampata, altro terminale a saldare', 'inserto', '8 settimane'],
    ['Nuovo corpo', 'stampo', '12 settimane, dopo l’approvazione dei campioni'],
  ),
  p(
    'Inviare un disegno o una pagina di prodotto con annotazioni tramite il [modulo di contatto](page:contact), argomento “Articolo su misura”. L’offerta riporta le date dei campioni. Gli articoli su misura non si possono annullare né rendere una volta iniziata la produzione, salvo difetti.',
  ),
  card('gmstba10'),
  info('Il centro di produzione appartiene all’azienda fittizia di questa dimostrazione.'),
)

const researchCenter = text(
  'Per sviluppatori',
  'Piazzole, disegni e guide per chi progetta circuiti stampati.',
  h2('In ogni pagina di prodotto'),
  table(
    ['Che cosa', 'Formato', 'A che cosa serve'],
    ['Piazzole PCB quotate', 'nella pagina, SVG, DXF', 'verificare un footprint, importarlo come schizzo'],
    ['Disegno quotato', 'nella pagina, SVG, DXF', 'collocare il componente, ritagliare un frontale'],
    ['Stampa 1:1', 'carta, A4', 'appoggiarvi il pezzo reale'],
    ['Tabella delle piazzole', 'nella pagina, mm o pollici', 'inserire un footprint a mano, verificare una piazzola'],
    ['Scheda tecnica', 'collegamento al produttore', 'tutto ciò che non è una quota della scheda'],
  ),
  p(
    'Origine e assi: l’origine è quella del footprint, di solito il pin 1; x verso destra, y verso il basso, vista dal lato componenti. Il pin 1 ha il contorno in grassetto. I fori sono indicati con diametro di foratura e dimensioni della piazzola.',
  ),
  card('mezzanine40'),
  h2('Verificare un footprint in cinque minuti'),
  p(
    'Stampare la pagina del prodotto in 1:1, misurare la scala grafica con il calibro, appoggiare il pezzo sulla carta e confrontare pin 1, polarizzazione e perni. La guida qui sotto spiega ogni passaggio, con gli errori più comuni.',
  ),
  h2('Cercare nella lingua delle schede'),
  ul(
    '`2x10 1,27 verticale SMT` trova due file da dieci, passo 1,27 mm, verticale, montaggio superficiale',
    '`43045 0400`, `430450400` e `43045-0400` trovano lo stesso prodotto',
    '`mini usb`, `rj45 led` e `ffc 0,5` trovano per impiego e per caratteristica',
  ),
  h2('Da dove vengono le dimensioni'),
  p(
    'Le piazzole sono quelle della libreria di footprint KiCad (CC BY-SA 4.0), corrette dove la libreria e i produttori contano in modo diverso. Fa fede la scheda tecnica del produttore: verificarla prima di ordinare i circuiti stampati.',
  ),
  info(
    'I Suoi programmi usano la nostra API HTTP con una chiave di accesso: è descritta in `/api/docs`. KiCad legge i nostri prodotti come libreria HTTP.',
  ),
)

const troubleshooting = text(
  'Risoluzione dei problemi',
  'I difetti più comuni dei connettori, nell’ordine in cui verificarli.',
  h2('Non si innesta'),
  ol(
    'Confrontare il passo su quanti più contatti possibile: dopo otto contatti 2,50 e 2,54 mm differiscono già di 0,28 mm',
    'Confrontare la polarizzazione: molte serie hanno versioni che differiscono per una sola nervatura',
    'Confrontare la distanza tra le file, se sono due',
    'Confrontare il genere dei contatti: in alcune serie i pin sono nella base, in altre nel connettore del cavo',
  ),
  table(
    ['Si somigliano', 'Come distinguerli'],
    ['2,50 mm (XH) e 2,54 mm (strip maschio)', 'distanza su dieci contatti: 22,5 o 22,86 mm'],
    ['1,25 mm (GH) e 1,25 mm (PicoBlade)', 'altezza e aggancio'],
    ['3,81 e 3,96 mm', 'distanza su cinque contatti: 15,24 o 15,84 mm'],
    ['Morsettiere da 5,00 e 5,08 mm', 'distanza su undici contatti: 50,0 o 50,8 mm'],
  ),
  tip(
    'Misurare dal bordo sinistro del primo contatto al bordo sinistro dell’ultimo e dividere per il numero di contatti meno uno.',
  ),
  h2('Non si adatta alla scheda'),
  ul(
    'Il disegno è una vista dal lato componenti. Un footprint disegnato da sotto è speculare',
    'Il pin 1 ha il contorno in grassetto nei nostri disegni e spesso una piazzola quadrata sulla scheda',
    'Stampare le piazzole in 1:1 e verificare prima la scala grafica: molte stampanti riducono per adattare alla pagina',
    'Fori: il diametro nel disegno è quello del foro finito, dopo la metallizzazione',
  ),
  h2('Cattivo contatto'),
  h3('Dal primo giorno'),
  ul(
    'Filo crimpato sull’isolante: tirandolo si sfila',
    'Contatto non in sede: manca lo scatto e dal davanti si può respingere',
    'Flussante nell’area di contatto di un articolo montato su scheda: succede quando le schede si lavano in verticale',
  ),
  h3('Dopo mesi'),
  ul(
    'Oro accoppiato a stagno: sotto vibrazione lo stagno si muove e si ossida (fretting)',
    'Contatto sovraccarico: corpo imbrunito intorno a una posizione; verificare il declassamento nel [centro prove](page:testCenter)',
    'Molla rilassata dal calore: forza di estrazione sotto la metà del valore da nuova',
  ),
  h2('Si rompe durante la saldatura'),
  warning(
    'I corpi in PA66 e PBT si ammorbidiscono sopra 230 °C. Non farli passare in un forno a rifusione: sono fatti per la saldatura a onda o a mano.',
  ),
  ul(
    'Bolle nel corpo: umidità. Essiccare a 125 °C per 24 ore, o usare pezzi da una busta sigillata',
    'Terminali non bagnati: pezzi di oltre due anni, o pasta troppo fredda sulle piazzole grandi',
    'Pezzo sollevato da un lato: piazzole disuguali; confrontare con quelle nella pagina del prodotto',
  ),
  h2('Non funziona ancora'),
  p(
    'Richiedere assistenza nell’ordine se l’articolo è stato acquistato qui, o scrivere con il [modulo di contatto](page:contact) allegando una foto dei due lati. Vedere anche le [domande frequenti](page:faq).',
  ),
)

/** What is checked, made and drawn, and what to do about faults, in Italian. */
export const italianEngineering: Translations = {
  'page whyGo': whyGo,
  'page manufacturingCenter': manufacturingCenter,
  'page researchCenter': researchCenter,
  'page troubleshooting': troubleshooting,
}
