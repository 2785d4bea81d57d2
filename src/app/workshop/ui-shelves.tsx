import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Bar } from '#ui/charts/bar.tsx';
import { ChartText, HourAxis } from '#ui/charts/chart-labels.tsx';
import marks from '#ui/charts/marks.module.css';
import { Checkbox, Choices } from '#ui/choices.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FiguresTable } from '#ui/figures-table.tsx';
import { Heading } from '#ui/heading.tsx';
import { SectionTop } from '#ui/section.tsx';
import { Select } from '#ui/select.tsx';
import { NumberBox, SliderField } from '#ui/slider-field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import text from '#ui/text.module.css';
import { toastStore } from '#ui/toast-store.ts';
import { ActionLinks, ForwardLink, usePathTo } from '../links/links.tsx';
import { Shelf, Specimen } from './specimen.tsx';
import type { WorkshopWords } from './workshop.tsx';

const GROUNDS = ['paper', 'night'] as const;

export function TypeShelf({ words }: { words: WorkshopWords }) {
  const { title, lead } = words.home.hero;
  return (
    <Shelf id="type" title="Type">
      {(['hero', 'title', 'head', 'sub'] as const).map((size) => (
        <Specimen key={size} name={`Heading, ${size}`} wide={size === 'hero'}>
          <Heading level={3} size={size}>
            {title}
          </Heading>
        </Specimen>
      ))}
      {GROUNDS.map((ground) => (
        <Specimen key={ground} name={`text, ${ground}`} ground={ground}>
          <p className={text.lead}>{lead}</p>
          <p>{lead}</p>
          <p className={text.note}>{lead}</p>
          <p className={text.figure}>600 €, +150 %, 1 234 567</p>
        </Specimen>
      ))}
      <Specimen name="SectionTop" wide>
        <SectionTop title={title} lead={lead} />
      </Specimen>
    </Shelf>
  );
}

export function ButtonShelf({ words }: { words: WorkshopWords }) {
  const { discover, demo } = words.home.hero;
  const to = usePathTo();
  return (
    <Shelf id="buttons" title="Buttons and links">
      {GROUNDS.map((ground) => (
        <Specimen key={ground} name={`Button, ${ground}`} ground={ground} wide>
          <div className="actions">
            <Button large>{discover}</Button>
            <Button>{discover}</Button>
            <Button aria-disabled>{discover}</Button>
            <Button disabled>{discover}</Button>
          </div>
          <div className="actions">
            <Button quiet large>
              {demo}
            </Button>
            <Button quiet>{demo}</Button>
            <Button quiet aria-disabled>
              {demo}
            </Button>
            <Button quiet disabled>
              {demo}
            </Button>
          </div>
          <div className="actions">
            <ActionLinks
              actions={[
                [to('simulator'), discover],
                [to('contact'), demo],
              ]}
            />
            <ForwardLink to={to('faq')}>{demo}</ForwardLink>
          </div>
        </Specimen>
      ))}
    </Shelf>
  );
}

export function FieldShelf({ words }: { words: WorkshopWords }) {
  const { labels, subjects, shared, missing } = words.contact;
  const { options, hints, labels: asked } = words.registration.form;
  const subjectOptions = Object.entries(subjects).map(([value, text]) => ({ value, text }));
  const sizes = Object.entries(options.fleet_size).map(([value, text]) => ({ value, text }));
  const states = [
    { name: 'empty', props: {} },
    { name: 'optional, with a hint', props: { aside: shared.optional, hint: hints.email_consent } },
    { name: 'faulty', props: { error: missing.email } },
  ];
  return (
    <Shelf id="fields" title="Fields">
      {states.map(({ name, props }, index) => (
        <Specimen key={name} name={`Field, Select, Choices, Checkbox: ${name}`}>
          <Field label={labels.email} id={`field-${index}`} {...props} />
          <Select
            id={`select-${index}`}
            label={labels.subject}
            empty={shared.choose}
            options={subjectOptions}
            {...props}
          />
          <Choices
            id={`choices-${index}`}
            name={`choices-${index}`}
            legend={asked.fleet_size}
            options={sizes}
            aside={props.aside}
            error={props.error}
          />
          <Checkbox id={`tick-${index}`} label={asked.newsletter_consent} {...props} />
        </Specimen>
      ))}
      <Specimen name="Field, Select, Choices, Checkbox: answered">
        <Field label={labels.email} id="field-answered" defaultValue="camille@fret.example" />
        <Field label={labels.name} id="field-locked" defaultValue="Camille Moreau" readOnly />
        <Select
          id="select-answered"
          label={labels.subject}
          empty={shared.choose}
          options={subjectOptions}
          defaultValue={subjectOptions[0]?.value}
        />
        <Checkbox id="tick-answered" label={asked.newsletter_consent} defaultChecked />
      </Specimen>
      <Sliders words={words} />
      <ModeTabs words={words} />
    </Shelf>
  );
}

function Sliders({ words }: { words: WorkshopWords }) {
  const [vehicles, setVehicles] = useState<number | null>(25);
  const [box, setBox] = useState<number | null>(null);
  const { label } = words.simulator.fields.vehicles;
  return (
    <Specimen name="SliderField, NumberBox">
      <SliderField
        id="slider"
        label={label}
        unit=""
        value={vehicles ?? 0}
        valueText={String(vehicles)}
        least={1}
        most={500}
        step={1}
        sliderStep={1}
        decimalSign=","
        note={null}
        onChange={setVehicles}
      />
      <label htmlFor="number-box">{label}</label>
      <NumberBox
        id="number-box"
        unit=""
        value={box}
        least={1}
        most={500}
        step={1}
        decimalSign=","
        placeholder="25"
        onChange={setBox}
      />
    </Specimen>
  );
}

function ModeTabs({ words }: { words: WorkshopWords }) {
  const { label, simple, expert } = words.simulator.modes;
  const [mode, setMode] = useState<'simple' | 'expert'>('simple');
  return (
    <Specimen name="Tabs">
      <Tabs
        label={label}
        idPrefix="workshop"
        tabs={[
          { id: 'simple', ...simple, href: '#fields' },
          { id: 'expert', ...expert, href: '#fields' },
        ]}
        selected={mode}
        onSelect={setMode}
      />
      {(['simple', 'expert'] as const).map((id) => (
        <div
          key={id}
          role="tabpanel"
          id={`workshop-panel-${id}`}
          aria-labelledby={`workshop-tab-${id}`}
          hidden={id !== mode}
        >
          {words.simulator.modes[id].name}
        </div>
      ))}
    </Specimen>
  );
}

export function FloatingShelf({ words }: { words: WorkshopWords }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { dialogTitle, close, sent, dialogLead } = words.contact;
  const { failure } = words.contact.shared;
  return (
    <Shelf id="floating" title="Dialog and messages">
      <Specimen name="Dialog, Toaster">
        <div className="actions">
          <Button quiet onClick={() => dialog.current?.showModal()}>
            Open a dialog
          </Button>
          <Button
            quiet
            onClick={() => toastStore.add({ title: sent.title, description: sent.text })}
          >
            Show a message
          </Button>
          <Button
            quiet
            onClick={() =>
              toastStore.add({ title: failure.title, description: failure.text, tone: 'error' })
            }
          >
            Show an error
          </Button>
        </div>
        <Dialog ref={dialog} title={dialogTitle} closeLabel={close}>
          <p>{dialogLead}</p>
        </Dialog>
      </Specimen>
    </Shelf>
  );
}

export function ChartShelf({ words }: { words: WorkshopWords }) {
  const { table } = words.simulator.night;
  const figures = () => ({
    caption: table.caption,
    columns: [table.hour, table.energy, table.today],
    rows: [
      ['18 h', '105', '150'],
      ['19 h', '102', '150'],
    ],
  });
  return (
    <Shelf id="charts" title="Parts of pictures">
      {GROUNDS.map((ground) => (
        <Specimen key={ground} name={`ChartText, Bar, HourAxis, ${ground}`} ground={ground}>
          <svg viewBox="0 0 340 120" role="img" aria-label={table.energy}>
            <ChartText
              x={20}
              y={30}
              lines={[table.energy, table.hour]}
              tone={ground === 'night' ? 'paper' : 'ink'}
              strong
            />
            <Bar className={marks.plan} x={200} width={40} base={70} tall={30} />
            <HourAxis
              y={70}
              ticks={['18 h', '21 h', '0 h'].map((label, index) => ({
                x: 30 + index * 130,
                label,
                ground: ground === 'night' ? 'night' : 'day',
              }))}
            />
          </svg>
        </Specimen>
      ))}
      <Specimen name="FiguresTable">
        <FiguresTable summary={table.summary} figures={figures} />
      </Specimen>
    </Shelf>
  );
}
