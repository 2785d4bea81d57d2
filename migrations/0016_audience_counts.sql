-- Up Migration

-- What visitors who agreed to it did, as totals by the day: no row is about one visit, let alone one visitor.
-- Every word is one of a list (src/domain/privacy/analytics-wire.ts), so there is a bound to the rows of a day.
CREATE TABLE audience_counts (
  day date NOT NULL,
  event text NOT NULL,
  -- What of the event is told apart: a step, a depth, a target, a form, or the bar of a histogram.
  detail text NOT NULL,
  page text NOT NULL,
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  -- Where the visit came from, of its steps alone.
  source text NOT NULL,
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, event, detail, page, language, source)
);
