import { card, figures, h2, info, ol, p, table, text, ul } from '../write.ts'
import { italianFaq } from './it-faq.ts'
import type { Translations } from './translation.ts'

const customerManager = text(
  'Responsabile clienti',
  'Quando un ordine è in lavorazione, le modifiche passano dal responsabile clienti.',
  h2('Modificare o annullare'),
  p(
    'Un ordine in attesa di pagamento può essere annullato direttamente dall’acquirente. Una volta in lavorazione, contattarci: prima della spedizione le modifiche sono spesso ancora possibili.',
  ),
  table(
    ['Stato', 'Che cosa è possibile'],
    ['In attesa di pagamento', 'annullamento da parte dell’acquirente; la merce torna subito disponibile'],
    [
      'Confermato, in preparazione',
      'indirizzo e metodo di spedizione: nella pagina dell’ordine fino all’inizio della preparazione, poi su richiesta; quantità e annullamento su richiesta',
    ],
    ['In collaudo', 'su richiesta, se nessun collo è partito'],
    ['Spedito', 'in genere nessun annullamento; [reso](page:returnPolicy) dopo la consegna'],
  ),
  p('Gli articoli su misura non si possono annullare una volta iniziata la lavorazione.'),
  h2('Offerte'),
  p(
    'Inviare codici articolo e quantità, oppure richiedere l’offerta direttamente da un prodotto, dal carrello o dall’[ordine rapido](/quick-order). L’offerta è nella valuta scelta, vale 30 giorni e si può ordinare in più consegne.',
  ),
  h2('Fabbisogni ricorrenti'),
  p(
    'Se servono gli stessi prodotti ogni mese, indicare la quantità annua e il calendario nella nota della richiesta di offerta. Il prezzo viene allora quotato per l’anno, con i tempi di ogni consegna.',
  ),
)

const inventory = text(
  'Verifica disponibilità',
  'Fino a 50 codici articolo alla volta. Trattini, punti e spazi vengono ignorati.',
  h2('Simboli di disponibilità'),
  table(
    ['Simbolo', 'Significato', 'Spedizione'],
    ['Piazzola piena', 'Disponibile', 'in 1–3 giorni lavorativi'],
    ['Piazzola piena a metà', 'Scorte limitate, meno di 50 pezzi', 'in 1–3 giorni lavorativi'],
    ['Anello', 'Non disponibile', 'dopo i tempi di approvvigionamento, o con la merce in arrivo'],
    ['Anello quadrato', 'Su ordinazione', 'dopo la produzione, 6–12 settimane'],
  ),
  p('Per inserire le quantità e aggiungere i prodotti al carrello, usare l’[ordine rapido](/quick-order).'),
)

const orderTracking = text(
  'Tracciamento dell’ordine',
  'Seguire un ordine con il suo numero.',
  h2('Quando è disponibile il tracciamento'),
  p(
    'Il tracciamento è disponibile da 24 a 48 ore dopo la spedizione. Dopo l’accesso è visibile anche nella pagina dell’ordine, per ogni collo.',
  ),
  h2('Stato dell’ordine'),
  table(
    ['Stato', 'Che cosa succede'],
    ['In attesa di pagamento', 'la merce è riservata fino alla scadenza del pagamento'],
    ['Confermato', 'pagamento ricevuto'],
    ['In preparazione', 'la merce viene prelevata o, se su ordinazione, prodotta'],
    ['In collaudo', 'controllo prima della spedizione'],
    ['Spedito', 'consegnato al corriere'],
    ['Completato', 'ricezione confermata dall’acquirente'],
  ),
  ul(
    'Senza accesso si vedono solo lo stato e la spedizione, non l’indirizzo né i prezzi.',
    'Il numero d’ordine ha 13 cifre e si trova nella nostra e-mail.',
  ),
)

const blog = text(
  'Blog',
  'Note applicative: misurare, scegliere, crimpare e saldare i connettori.',
  p(
    'Brevi note dal nostro lavoro con campioni, disegni e banchi di prova. Ognuna termina con prodotti da consultare. Manca un argomento? [Scriveteci](page:contact).',
  ),
)

const intro = text(
  'Chi siamo',
  'Meridian Connect fornisce connettori così come li sceglie chi progetta: per passo, numero di poli e dimensioni.',
  figures(
    ['5.112', 'connettori, tutti disegnati in scala'],
    ['16', 'categorie, dagli strip maschio a DIN 41612'],
    ['10', 'lingue del negozio'],
    ['5 anni', 'di assistenza dopo l’uscita di produzione'],
  ),
  h2('Che cosa facciamo'),
  p(
    'Forniamo connettori da saldare sul circuito stampato: filo-scheda, scheda-scheda, FFC/FPC, morsettiere, strip maschio e femmina, D-Sub, USB, prese modulari e serie ad alta affidabilità. I prodotti più comuni partono dal magazzino, gli altri si ordinano al produttore o si fabbricano su ordinazione.',
  ),
  p(
    'Ogni prodotto ha una pagina con disegno quotato, piazzole PCB, prezzi a scaglioni, disponibilità e tempi di approvvigionamento. Quanto costa nella quantità richiesta e quando parte si vede prima di parlare con chiunque.',
  ),
  h2('Perché partiamo dalle dimensioni'),
  p(
    'Nel nostro settore la domanda abituale non è “quale serie?”, ma “che cos’è questo pezzo sulla mia scheda?”. Un connettore senza sigla ha un passo, un numero di poli e un ingombro, e un calibro li rivela tutti e tre in un minuto. Perciò la ricerca accetta `2x10 1,27 verticale SMT` al pari di un codice articolo, e gli elenchi sono disegnati in un’unica scala accanto a un righello.',
  ),
  h2('La nostra storia'),
  table(
    ['Anno', 'Che cosa è successo'],
    ['2011', 'Una scatola campioni con 400 connettori, ordinati per passo, per un seminario di progettisti di schede'],
    ['2014', 'Primo magazzino; ogni lotto in arrivo viene misurato confrontandolo con il disegno'],
    ['2017', 'Banco di prova per resistenza di contatto, forza di estrazione e cicli di temperatura'],
    ['2020', 'Articoli su misura: altra placcatura, polarizzazione, marcatura o imballo'],
    ['2024', 'Tutta la gamma viene ridisegnata in scala a partire dalle piazzole'],
    ['2026', 'Questo negozio: ordine rapido dalla distinta base, offerte, tracciamento, assistenza'],
  ),
  h2('Chi acquista da noi'),
  ul(
    '**Aziende produttrici** a cui serve ogni mese lo stesso prodotto, in unità di imballo intere, con il numero dell’ordine d’acquisto su ogni documento',
    '**Gruppi di progettazione** che confrontano sei prodotti fianco a fianco e a cui servono le piazzole oggi stesso',
    '**Officine di riparazione e laboratori** che cercano tre pezzi di un prodotto scelto dieci anni fa',
  ),
  p(
    'Il listino è uguale per tutti: il prezzo dipende solo dalla quantità. Per volumi maggiori, [richiedere un’offerta](page:customer-manager); è valida 30 giorni.',
  ),
  h2('Per continuare'),
  ul(
    '[Perché sceglierci](page:whyGo): che cosa si può verificare prima di ordinare',
    '[Controllo qualità](page:qualityControl) e [centro prove](page:testCenter)',
    '[Soluzioni](/solution) per applicazione, con i prodotti adatti',
    '[Contatti](page:contact)',
  ),
  info(
    'Meridian Connect è un’azienda fittizia che serve a mostrare questo negozio. Storia, prezzi, disponibilità e date di consegna sono valori dimostrativi. Le dimensioni dei prodotti sono reali e provengono da una libreria di footprint aperta.',
  ),
)

const solutionService = text(
  'Aiuto alla scelta',
  'Dallo schizzo alla distinta base: due o tre modi di realizzare il collegamento, con disegni, prezzi e tempi.',
  figures(
    ['2 giorni lavorativi', 'per la prima proposta'],
    ['2–3', 'alternative tra cui scegliere'],
    ['gratis', 'senza minimo d’ordine'],
  ),
  h2('Che cosa inviare'),
  table(
    ['Domanda', 'Perché la poniamo'],
    [
      'Corrente per contatto, e quanti contatti la portano insieme',
      'determina la taglia dei contatti e il declassamento',
    ],
    ['Tensione, e che cosa commuta', 'determina distanze superficiali e in aria e la placcatura'],
    ['Filo: sezione, trefoli, diametro esterno', 'determina il contatto a crimpare e la guarnizione'],
    [
      'Spazio: altezza sopra la scheda, lato di ingresso',
      'determina la scelta tra verticale e ad angolo retto, e il passo',
    ],
    ['Ambiente: temperatura, vibrazioni, umidità', 'determina blocco, materiale e placcatura'],
    ['Quante volte si innesta', 'stagno per decine di cicli, oro per centinaia'],
    ['Pezzi all’anno, e prima data', 'determina la scelta tra magazzino, approvvigionamento e articolo su misura'],
  ),
  p(
    'Per cominciare basta spesso una foto con un righello. Usare il [modulo di contatto](page:contact); si possono allegare fino a cinque file.',
  ),
  h2('Che cosa si riceve'),
  ol(
    'Una breve tabella di alternative: serie, passo, valori nominali, connettore di accoppiamento, attrezzi',
    'Disegno e piazzole di ciascuna, con il collegamento alla pagina del prodotto',
    'Prezzo nelle quantità richieste e tempi, in un’offerta valida 30 giorni',
    'Che cosa sceglieremmo noi, e perché',
  ),
  h2('Un esempio'),
  p(
    'Un gateway per inverter fotovoltaici richiede quattro contatti da 5 A, a 24 V, in un contenitore alto 14 mm, da innestare due volte in tutta la vita utile. Le proposte: Micro-Fit con passo 3,00 mm (compatto, blocco positivo), VH con passo 3,96 mm (attrezzi più economici) e una morsettiera estraibile con passo 5,08 mm (cablata sul posto senza pinza crimpatrice). Il cliente cabla sul posto: è stata scelta la morsettiera.',
  ),
  card('microFit4'),
  h2('Partire da una soluzione'),
  ul(
    '[Pacchi batteria](solution:battery-packs)',
    '[Azionamenti per motori](solution:motor-drives)',
    '[Ferrovia e aviazione](solution:rail-and-aviation)',
    '[Tutte le soluzioni](/solution)',
  ),
)

/** Pages of service and about the company in Italian. */
export const italianService: Translations = {
  'page customer-manager': customerManager,
  'page inventory': inventory,
  'page orderTracking': orderTracking,
  'page blog': blog,
  'page intro': intro,
  'page solutionService': solutionService,
  'page faq': italianFaq,
}
