import { IconArrowRight, IconBuildingBank, IconCheck, IconCreditCard, IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'

import { Accordion } from '../../../src/components/Accordion/Accordion.tsx'
import { useAnnouncer } from '../../../src/components/Announcer/AnnouncerProvider.tsx'
import { Button } from '../../../src/components/Button/Button.tsx'
import { ButtonLink } from '../../../src/components/Button/ButtonLink.tsx'
import { Chip } from '../../../src/components/Chip/Chip.tsx'
import { ChipButton } from '../../../src/components/Chip/ChipButton.tsx'
import { CopyButton } from '../../../src/components/CopyButton/CopyButton.tsx'
import { decorativeIcon } from '../../../src/components/decorative-icon.ts'
import { Pager } from '../../../src/components/Pager/Pager.tsx'
import { Tabs } from '../../../src/components/Tabs/Tabs.tsx'
import { Section } from './Section.tsx'

import styles from './gallery.module.css'

const questions = [
  {
    question: 'Quanto costa usare Mestieri?',
    answer: ['Niente.', 'Paghi solo il professionista che scegli.'],
  },
  { question: 'Quando arriva il preventivo?', answer: ['Di solito entro due giorni lavorativi.'] },
  { question: 'Posso cambiare idea?', answer: ['Certo, fino alla conferma dei lavori.'] },
]

function Buttons() {
  const [presses, setPresses] = useState(0)
  return (
    <Section title="Bottoni">
      <div className={styles.row}>
        <Button onClick={() => setPresses(presses + 1)}>Scopri quanto costa</Button>
        <Button disabled>Non attivo</Button>
        <Button busy onClick={() => setPresses(presses + 100)}>
          Invio…
        </Button>
        <output aria-label="Pressioni">{presses}</output>
      </div>
      <div className={styles.row}>
        <Button variant="quiet">Ti richiamiamo</Button>
        <Button variant="petrol">Professionisti</Button>
        <ButtonLink variant="bare" to="?arrivo=1">
          I nostri professionisti <IconArrowRight {...decorativeIcon} />
        </ButtonLink>
      </div>
      <div className={styles.row}>
        <Button size="s">Riprova</Button>
        <Button size="s" variant="quiet">
          Togli la categoria
        </Button>
        <ButtonLink size="s" variant="quiet" href="tel:+390000000000">
          Chiama
        </ButtonLink>
        <CopyButton text="IT60X0542811101000000123456" what="l’IBAN" />
      </div>
      <div className={`${styles.dark} on-dark`}>
        <Button variant="onDark">Su fondo scuro</Button>
      </div>
    </Section>
  )
}

function Chips() {
  const [pressed, setPressed] = useState(true)
  const [kept, setKept] = useState(true)
  return (
    <Section title="Chip">
      <div className={styles.row}>
        <Chip>Impianto idraulico</Chip>
        <Chip tone="line">Cartongesso</Chip>
        <Chip tone="petrol" icon={<IconMapPin {...decorativeIcon} />}>
          Monza (MB)
        </Chip>
        <Chip tone="ochre">stima indicativa</Chip>
        <Chip tone="success" icon={<IconCheck {...decorativeIcon} />}>
          verificato
        </Chip>
        {kept && <Chip remove={{ label: 'Togli Idraulico', onRemove: () => setKept(false) }}>Idraulico</Chip>}
      </div>
      <div className={styles.row}>
        <ChipButton>Entro 3 mesi</ChipButton>
        <ChipButton pressed={pressed} onClick={() => setPressed(!pressed)}>
          Scelto
        </ChipButton>
        <ChipButton disabled>Non attivo</ChipButton>
      </div>
    </Section>
  )
}

function Messages() {
  const { announce, show } = useAnnouncer()
  return (
    <Section title="Messaggi">
      <div className={styles.row}>
        <Button size="s" variant="quiet" onClick={() => announce('Pagina 2 di 4')}>
          Annuncia
        </Button>
        <Button size="s" variant="quiet" onClick={() => show('Chiamata prenotata con successo', 'success')}>
          Mostra un messaggio
        </Button>
        <Button size="s" variant="quiet" onClick={() => show('Invio non riuscito: riprova', 'danger')}>
          Mostra un errore
        </Button>
      </div>
    </Section>
  )
}

export function ControlSections() {
  const [tab, setTab] = useState('bonifico')
  return (
    <>
      <Buttons />
      <Chips />
      <Section title="Schede">
        <div className={styles.narrow}>
          <Tabs
            label="Metodo di pagamento"
            value={tab}
            onChange={setTab}
            items={[
              {
                id: 'bonifico',
                label: 'Bonifico Bancario',
                icon: <IconBuildingBank {...decorativeIcon} />,
                panel: <p>Coordinate del bonifico</p>,
              },
              {
                id: 'carta',
                label: 'Altri metodi',
                icon: <IconCreditCard {...decorativeIcon} />,
                panel: <p>Modulo della carta</p>,
              },
            ]}
          />
        </div>
      </Section>
      <Section title="Domande">
        <Accordion items={questions} />
      </Section>
      <Section title="Pagine">
        <Pager page={1} pageCount={2} linkTo={(page) => `?pagina=${page}`} />
        <Pager label="Paginazione in mezzo" page={2} pageCount={3} linkTo={(page) => `?pagina=${page}`} />
      </Section>
      <Messages />
    </>
  )
}
