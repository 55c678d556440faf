"""Words for people in four languages: Fluent files, names of seats and bots, refusals in words."""

from tischlein.i18n import refusals as refusals  # from here on every refusal can be said in words
