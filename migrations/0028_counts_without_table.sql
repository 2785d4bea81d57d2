-- Up Migration

-- Visits are counters of the site's processes, which Prometheus reads.
DROP TABLE audience_counts;
