import type { PressLogo } from '@mestieri/shared/brand/press.ts'
import type { ReactNode } from 'react'

/** A logo of the owner's shape, with a drawing in place of the picture file. */
export interface SamplePressLogo extends Omit<PressLogo, 'image'> {
  /** The content of the `svg`, in the colour of the text around it. */
  readonly drawing: ReactNode
}

/**
 * Invented papers with drawn names; nobody wrote about us yet. They are shown as examples, and only beside the embedded
 * upstream. Every text is as long as its drawing, whatever font there is.
 */
export const pressLogos: readonly SamplePressLogo[] = [
  {
    name: 'La Casa Oggi',
    link: 'https://example.com/la-casa-oggi',
    width: 140,
    height: 32,
    drawing: (
      <text y="21" textLength="139" fontSize="15" fontWeight="700" letterSpacing="3" fill="currentColor">
        LA CASA OGGI
      </text>
    ),
  },
  {
    name: 'Cantiere',
    link: 'https://example.com/cantiere',
    width: 88,
    height: 32,
    drawing: (
      <text y="24" textLength="86" fontSize="25" fontWeight="850" letterSpacing="-1.5" fill="currentColor">
        cantiere
      </text>
    ),
  },
  {
    name: 'Il Mattone',
    link: 'https://example.com/il-mattone',
    width: 136,
    height: 32,
    drawing: (
      <g fill="currentColor">
        <rect y="7" width="11" height="8" rx="1.5" />
        <rect x="13" y="7" width="11" height="8" rx="1.5" opacity="0.55" />
        <rect y="17" width="24" height="8" rx="1.5" />
        <text x="33" y="24" textLength="102" fontSize="23" fontWeight="320">
          Il Mattone
        </text>
      </g>
    ),
  },
  {
    name: 'Edil News',
    link: 'https://example.com/edil-news',
    width: 92,
    height: 32,
    drawing: (
      <g fontSize="18" fontWeight="780">
        <text y="22" textLength="30" fill="currentColor">
          edil
        </text>
        <rect
          x="36.75"
          y="4.75"
          width="54.5"
          height="23.5"
          rx="4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <text x="42" y="22" textLength="44" fill="currentColor">
          news
        </text>
      </g>
    ),
  },
  {
    name: 'Abitare Bene',
    link: 'https://example.com/abitare-bene',
    width: 112,
    height: 32,
    drawing: (
      <g fill="currentColor">
        <text y="19" textLength="111" fontSize="19" fontWeight="560">
          Abitare Bene
        </text>
        <rect y="26" width="112" height="3" />
      </g>
    ),
  },
  {
    name: 'Impresa & Mestiere',
    link: 'https://example.com/impresa-e-mestiere',
    width: 156,
    height: 32,
    drawing: (
      <text y="22" textLength="154" fontSize="19" fontWeight="860" letterSpacing="-0.6" fill="currentColor">
        Impresa&amp;Mestiere
      </text>
    ),
  },
  {
    name: 'Gazzetta dell’Edilizia',
    link: 'https://example.com/gazzetta-edilizia',
    width: 160,
    height: 32,
    drawing: (
      <g fill="currentColor">
        <rect y="2" width="160" height="1.5" />
        <text y="21.5" textLength="160" fontFamily="Georgia, 'Times New Roman', serif" fontSize="18">
          Gazzetta dell’Edilizia
        </text>
        <rect y="28.5" width="160" height="1.5" />
      </g>
    ),
  },
]
